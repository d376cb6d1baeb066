/**
 * Tests the workaround in malformed-path.ts with the framework from framework.fixture.ts. The tests are
 * isolated, because `admitMalformedPaths` changes the whole process.
 */
import express from 'express';
import { message } from '@app/domain/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleError } from './error';
import { startFramework, type Framework } from './framework.fixture';
import { admitMalformedPaths, refuseMalformedPath } from './malformed-path';

let framework: Framework;
beforeAll(async () => {
  const app = express();
  app.use(refuseMalformedPath);
  app.use((request, response) => {
    response.send(request.url);
  });
  app.use(handleError);
  framework = await startFramework(app);
});
afterAll(() => framework.stop());

async function open(path: string, language = 'en') {
  const response = await fetch(framework.url + path, { headers: { 'Accept-Language': language } });
  const [type] = (response.headers.get('Content-Type') ?? '').split(';');
  return { status: response.status, type, text: await response.text() };
}

const MALFORMED = ['/api/admin/sessions%', '/api/blog/%zz', '/images/uploads/%E0%A4%A', '/%ff?a=%'];

// The workaround is off until the next block calls `admitMalformedPaths`.
describe('without the workaround', () => {
  it.each(MALFORMED)('a request for %s gets an HTML page from the framework', async (path) => {
    expect((await open(path)).type).toBe('text/html');
  });
});

describe('with the workaround', () => {
  beforeAll(admitMalformedPaths);

  it.each(MALFORMED)(
    "a request for %s gets a plain-text 400 response in the browser's language",
    async (path) => {
      expect(await open(path)).toEqual({
        status: 400,
        type: 'text/plain',
        text: message('en', 'api.malformed', {}),
      });
      expect(await open(path, 'es')).toEqual({
        status: 400,
        type: 'text/plain',
        text: message('es', 'api.malformed', {}),
      });
    },
  );

  it("the path's language takes precedence over the browser's", async () => {
    expect((await open('/es/blog/%', 'en')).text).toBe(message('es', 'api.malformed', {}));
  });

  it.each(['/en/blog/caf%C3%A9?q=%', '/api/a%2Fb', '/en/100%25'])(
    'a request for %s reaches the app unchanged',
    async (path) => {
      expect(await open(path)).toMatchObject({ status: 200, text: path });
    },
  );
});
