import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { API_ROUTES, createApp } from './app';
import { startFramework, type Framework } from './platform/http/framework.fixture';
import { admitMalformedPaths } from './platform/http/malformed-path';
import { bypassBodyParsers } from './platform/http/raw-body';
import { PUBLIC_ROUTES } from './public-routes.fixture';

// Keeps the request log out of the test output; errors are still logged.
vi.mock(import('firebase-functions/logger'), async (original) => ({
  ...(await original()),
  info: () => undefined,
}));

// This test runs without a database.
vi.mock(import('./instagram/store'), async (original) => ({
  ...(await original()),
  readInstagramPosts: () => Promise.resolve([]),
}));

let framework: Framework;
beforeAll(async () => {
  bypassBodyParsers();
  admitMalformedPaths();
  framework = await startFramework(createApp());
});
afterAll(() => framework.stop());

const call = (method: string, path: string, init: RequestInit = {}) =>
  fetch(framework.url + path, { method, ...init });

const routes = Object.keys(API_ROUTES).map((name) => {
  const [method = '', path = ''] = name.replace(/\{\w+\}/g, 'some-post').split(' ');
  return { name, method, path };
});

describe('without a session', () => {
  const ownersRoutes = routes.filter(({ name }) => !PUBLIC_ROUTES.includes(name));

  it.each(ownersRoutes)('$name returns a 401', async ({ method, path }) => {
    const response = await call(method, path);
    expect([response.status, await response.text()]).toEqual([401, 'Unauthorized']);
  });

  it.each(ownersRoutes)('every method on the path of $name returns a 401', async ({ path }) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      expect([method, (await call(method, path)).status]).toEqual([method, 401]);
    }
  });
});

describe('routing', () => {
  it('answers an unsupported method with a 405 that lists the allowed methods', async () => {
    const response = await call('PUT', '/api/contact');
    expect([response.status, await response.text()]).toEqual([405, 'Method Not Allowed']);
    expect(response.headers.get('Allow')).toBe('POST');
    expect((await call('PATCH', '/api/admin/session')).headers.get('Allow')).toBe('POST, DELETE');
    expect((await call('OPTIONS', '/api/blog')).headers.get('Allow')).toBe('GET, HEAD');
  });

  it.each(['/', '/api', '/api/', '/api/nothing', '/API/blog', '/api/blog/', '/api/contact/x'])(
    'answers an unknown path with a 404: %s',
    async (path) => {
      const response = await call('GET', path);
      expect([response.status, await response.text()]).toEqual([404, 'Not Found']);
    },
  );

  it('answers an undecodable path with a 400', async () => {
    const response = await call('GET', '/api/blog/%ff');
    expect([response.status, await response.text()]).toEqual([400, 'The request could not be understood']);
  });
});

describe('error messages', () => {
  const inLanguage = (path: string, language: string, method = 'GET') =>
    call(method, path, { headers: { 'Accept-Language': language } });

  it.each([
    ['es', 'No encontrado', 'es'],
    ['es-PR,es;q=0.9,en;q=0.8', 'No encontrado', 'es'],
    ['en-US,en;q=0.9,es;q=0.8', 'Not Found', 'en'],
    ['fr, es;q=0.5, en;q=0.4', 'No encontrado', 'es'],
    ['fr', 'Not Found', 'en'],
    ['*', 'Not Found', 'en'],
    [';;=,q', 'Not Found', 'en'],
  ])('follow Accept-Language: %s returns %o', async (language, text, locale) => {
    const response = await inLanguage('/api/nothing', language);
    expect([response.status, await response.text()]).toEqual([404, text]);
    expect(response.headers.get('Content-Language')).toBe(locale);
  });

  it('use the path’s language if the path has one', async () => {
    expect(await (await inLanguage('/es/feed.xml', 'en', 'POST')).text()).toBe('Método no permitido');
    expect(await (await inLanguage('/en/feed.xml', 'es', 'POST')).text()).toBe('Method Not Allowed');
  });

  it('also follow Accept-Language for a 401 from the owner’s area', async () => {
    expect(await (await inLanguage('/api/admin/blog', 'es')).text()).toBe('No autorizado');
  });

  it('do not make cacheable responses vary by language', async () => {
    const response = await inLanguage('/api/instagram', 'es');
    expect(response.status).toBe(200);
    expect(response.headers.get('Vary') ?? '').not.toMatch(/accept-language/i);
    expect(response.headers.get('Content-Language')).toBeNull();
  });
});

describe('every response', () => {
  it.each([
    ['GET', '/api/instagram'],
    ['GET', '/api/nothing'],
    ['GET', '/api/admin/blog'],
    ['PUT', '/api/contact'],
  ])(
    'to %s %s has a request ID, cannot be rendered as a page, and hides the server software',
    async (method, path) => {
      const { headers } = await call(method, path);
      expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('Server')).toBeNull();
    },
  );
});

describe('a JSON body', () => {
  it('is rejected with our own error message if it is malformed, even though the framework parses bodies first', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await call('POST', '/api/contact', { body: '{"name":', headers });
    expect([response.status, await response.text()]).toEqual([400, 'The request body is not valid JSON']);
  });

  it('is rejected if it is compressed, and is read as UTF-8 regardless of the charset in its Content-Type', async () => {
    const compressed = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
    expect((await call('POST', '/api/contact', { body: '{}', headers: compressed })).status).toBe(415);
    const encoded = { 'Content-Type': 'application/json; charset=ebcdic' };
    const response = await call('POST', '/api/contact', { body: '{}', headers: encoded });
    expect([response.status, await response.text()]).toEqual([400, 'Name is required']);
  });
});
