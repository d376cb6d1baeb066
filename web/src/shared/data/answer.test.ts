import { REQUEST_ID_HEADER } from '@app/domain/general/api';
import { expect, it } from 'vitest';
import { NetworkError, parseAnswer } from './answer';

const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };
const OURS = { [REQUEST_ID_HEADER]: 'an-id', ...JSON_TYPE };

const read = (status: number, body: string, headers: Record<string, string> = OURS): unknown =>
  parseAnswer('POST /api/contact', { status, body, header: (name) => headers[name] ?? null });

it('parseAnswer returns the JSON of a response, or null if the response has no content', () => {
  expect(read(201, '{"id":"x"}')).toEqual({ id: 'x' });
  expect(read(200, 'null')).toBeNull();
  expect(read(204, '', { [REQUEST_ID_HEADER]: 'an-id' })).toBeNull();
});

it.each([
  ['a gateway’s page', 200, '<!doctype html><title>Sign in</title>', { 'Content-Type': 'text/html' }],
  [
    'an HTML page with the right status',
    201,
    '<!doctype html>',
    { 'Content-Type': 'text/html; charset=utf-8' },
  ],
  ['an HTML page with a JSON content type', 201, '<!doctype html>', JSON_TYPE],
  ['JSON from another server', 201, '{"id":"x"}', JSON_TYPE],
  ['an empty body', 200, '', {}],
  ['no content', 204, '', {}],
  ['an HTML page from the API', 200, '<!doctype html>', { ...OURS, 'Content-Type': 'text/html' }],
  ['a truncated body', 201, '{"id":', OURS],
])('parseAnswer rejects %s', (_what, status, body, headers) => {
  expect(() => read(status, body, headers)).toThrow(NetworkError);
});
