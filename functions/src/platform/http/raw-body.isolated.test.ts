/** Tests the workaround in raw-body.ts. The tests fail if it stops working or is no longer needed. */
import express from 'express';
import { onRequest } from 'firebase-functions/https';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFramework, type Framework } from './framework.fixture';
import { bypassBodyParsers, isEncoded, mediaType, rawBody } from './raw-body';

/** Creates a minimal app that echoes details of each request and handles errors like `handleError`. */
function createProbe(): express.Express {
  const app = express();
  app.use((request, response) => {
    response.json({
      type: mediaType(request),
      encoded: isEncoded(request),
      bytes: rawBody(request).toString('latin1'),
    });
  });
  app.use(((error, _request, response, next) => {
    if (response.headersSent) next(error);
    else response.send('our error');
  }) satisfies express.ErrorRequestHandler);
  return app;
}

let framework: Framework;
beforeAll(async () => {
  framework = await startFramework(createProbe());
});
afterAll(() => framework.stop());

const BAD_BODIES: [
  name: string,
  headers: Record<string, string>,
  body: Buffer,
  framework: [number, string],
][] = [
  ['malformed JSON', { 'Content-Type': 'application/json' }, Buffer.from('{"name":'), [400, 'text/html']],
  [
    'JSON with an unknown charset',
    { 'Content-Type': 'application/json; charset=ebcdic' },
    Buffer.from('{}'),
    [415, 'text/html'],
  ],
  [
    'an unknown encoding',
    { 'Content-Type': 'application/json', 'Content-Encoding': 'x' },
    Buffer.from('{}'),
    [415, 'text/html'],
  ],
  [
    'a small gzip body that inflates to a large blank body',
    { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
    gzipSync(' '.repeat(200_000)),
    [400, 'text/html'],
  ],
];

async function send(headers: Record<string, string>, body: Buffer) {
  const response = await fetch(framework.url, { method: 'POST', headers, body: new Uint8Array(body) });
  const [type] = (response.headers.get('Content-Type') ?? '').split(';');
  return { status: response.status, type, text: await response.text() };
}

// The framework's parsers keep running until the next block calls `bypassBodyParsers`.
describe('before the workaround is active', () => {
  it.each(BAD_BODIES)(
    'a request with %s gets an HTML page from the framework',
    async (_name, headers, body, [status, type]) => {
      const answer = await send(headers, body);
      expect([answer.status, answer.type]).toEqual([status, type]);
      expect(answer.text).not.toContain('our error');
    },
  );
});

describe('once the workaround is active', () => {
  beforeAll(bypassBodyParsers);

  it.each(BAD_BODIES)('a request with %s reaches the app unchanged', async (_name, headers, body) => {
    const answer = await send(headers, body);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toEqual({
      type: 'application/json',
      encoded: 'Content-Encoding' in headers,
      bytes: body.toString('latin1'),
    });
  });
});

it('onRequest hides the Express app, so the framework can’t find its error handlers', () => {
  const exported = onRequest({}, createProbe());
  expect(Object.keys(exported)).not.toContain('use');
});

it('the emulator has no way to turn off its parsers', () => {
  const runtime = createRequire(import.meta.url).resolve(
    'firebase-tools/lib/emulator/functionsEmulatorRuntime.js',
  );
  const parsers = /const app = express\(\);[^]*?app\.get\(/.exec(readFileSync(runtime, 'utf8'))?.[0] ?? '';
  expect(parsers.match(/app\.use\((\w+\.\w+)\(/g)).toEqual(
    ['json', 'text', 'urlencoded', 'raw'].map((name) => `app.use(bodyParser.${name}(`),
  );
  expect(parsers).not.toMatch(/process\.env|\bif\b/);
});
