import { OWNERS_ANSWERS } from '@app/domain/api-answers';
import { describe, expect, it } from 'vitest';
import { expectAnswers, expectedAnswer, parseAnswer } from './answer';

const JSON_TYPE = 'application/json; charset=utf-8';
const read = (call: string, status: number, body: string, type: string | null = JSON_TYPE): unknown =>
  parseAnswer(call, { status, body, header: (name) => (name === 'Content-Type' ? type : null) });
const reading =
  (...parts: Parameters<typeof read>) =>
  () =>
    read(...parts);

expectAnswers(OWNERS_ANSWERS);

describe('the answer to a message', () => {
  it('is a 201 with the id of what was stored', () => {
    expect(read('POST /api/contact', 201, '{"id":"x"}')).toEqual({ id: 'x' });
  });

  it.each([
    ['a gateway’s page', 200, '<!doctype html><title>Sign in</title>', 'text/html'],
    ['a page with the right status', 201, '<!doctype html>', 'text/html; charset=utf-8'],
    ['a page that is called JSON', 201, '<!doctype html>', JSON_TYPE],
    ['JSON of something else', 201, '{"ok":true}', JSON_TYPE],
    ['a list', 201, '[]', JSON_TYPE],
    ['null', 201, 'null', JSON_TYPE],
    ['another status', 200, '{"id":"x"}', JSON_TYPE],
    ['an empty body', 200, '', null],
    ['no content', 204, '', null],
  ])('is not %s', (_what, status, body, type) => {
    expect(reading('POST /api/contact', status, body, type)).toThrow(TypeError);
    expect(reading('POST /api/testimonials', status, body, type)).toThrow(TypeError);
  });
});

describe('the answer of a call of the owner’s', () => {
  it('is that of a path of its own before that of an id', () => {
    expect(expectedAnswer('GET /api/admin/contact-submissions/export?state=new')).toBe('file');
    expect(expectedAnswer('GET /api/admin/contact-submissions/x?state=new')).toHaveProperty('fields');
  });

  it('is found by method and path, whatever the ids and the query', () => {
    const copy = '{"id":"a","fields":{},"revision":2,"saveKey":""}';
    expect(read('PUT /api/admin/drafts/services/a', 200, copy)).toMatchObject({ revision: 2 });
    expect(reading('PUT /api/admin/drafts/services/a', 200, '{"ok":true}')).toThrow(TypeError);
    expect(reading('PUT /api/admin/drafts/services/order', 200, copy)).toThrow(TypeError);
    expect(read('GET /api/admin/contact-submissions?state=new', 200, '[]')).toEqual([]);
    expect(reading('GET /api/admin/contact-submissions?state=new', 200, '[{"id":"x"}]')).toThrow(TypeError);
  });

  it('is a 204 where there is nothing to say', () => {
    expect(read('DELETE /api/admin/drafts/posts/a', 204, '', null)).toBeNull();
    expect(reading('DELETE /api/admin/drafts/posts/a', 200, '{}')).toThrow(TypeError);
    expect(reading('POST /api/admin/session', 200, '<!doctype html>', 'text/html')).toThrow(TypeError);
    expect(reading('GET /api/admin/mail', 204, '', null)).toThrow(TypeError);
  });

  it('may be null only for what may not exist', () => {
    expect(read('GET /api/admin/drafts/posts/a/preview-link', 200, 'null')).toBeNull();
    expect(reading('GET /api/admin/drafts/posts/a', 200, 'null')).toThrow(TypeError);
  });
});

it('a call that nothing is known about must answer with JSON or no content', () => {
  expect(read('GET /api/x', 200, '{"a":1}')).toEqual({ a: 1 });
  expect(read('GET /api/x', 204, '', null)).toBeNull();
  expect(reading('GET /api/x', 200, 'a', 'text/plain')).toThrow(TypeError);
});
