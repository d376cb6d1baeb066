import express from 'express';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { answerWith, type Handler } from './handler';

/** Calls a handler over HTTP and returns the response. */
async function answerOf(handle: Handler<unknown>) {
  const server = express().get('/', answerWith(handle)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/`);
  const answer = { status: response.status, body: await response.text() };
  server.close();
  return answer;
}

it("sends a handler's return value as JSON, or a 204 if the handler returns nothing", async () => {
  expect(await answerOf(() => Promise.resolve({ id: 'a' }))).toEqual({ status: 200, body: '{"id":"a"}' });
  expect(await answerOf(() => null)).toEqual({ status: 200, body: 'null' });
  expect(await answerOf(() => Promise.resolve())).toEqual({ status: 204, body: '' });
});

it('sends nothing if the handler already sent the response', async () => {
  const answer = await answerOf((_request, response) => {
    response.status(201).json('created');
  });
  expect(answer).toEqual({ status: 201, body: '"created"' });
});
