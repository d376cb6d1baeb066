import { ERROR_FIELD_HEADER, REQUEST_ID_HEADER } from '@app/domain/general/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, callApi, exchange, getFile } from './api';

const answer = (body: string | null, init: ResponseInit) => {
  const fetchMock = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, init)));
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
};

const OURS = { [REQUEST_ID_HEADER]: 'an-id' };
const JSON_TYPE = { ...OURS, 'Content-Type': 'application/json; charset=utf-8' };

const refused = async (): Promise<ApiError> => {
  try {
    await callApi('/api/x');
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('the call went through');
};

beforeEach(() => {
  document.documentElement.lang = 'en';
});
afterEach(() => vi.unstubAllGlobals());

describe('a non-OK answer', () => {
  it('is an error of the status, a colon and a space, and the body', async () => {
    answer('Unauthorized', { status: 401, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    const error = await refused();
    expect(error.message).toBe('401: Unauthorized');
    expect(error.serverMessage).toBe('Unauthorized');
  });

  it('has the status text where the body is empty', async () => {
    answer('', { status: 503, statusText: 'Service Unavailable' });
    expect((await refused()).message).toBe('503: Service Unavailable');
  });

  it("does not take a proxy's HTML page for the server's words", async () => {
    answer('<html>Oh no</html>', {
      status: 502,
      statusText: 'Bad Gateway',
      headers: { 'content-type': 'text/html' },
    });
    const error = await refused();
    expect(error.message).toBe('502: Bad Gateway');
    expect(error.serverMessage).toBeNull();
  });

  it('names the field that is wrong, where the server does', async () => {
    const headers = { 'content-type': 'text/plain', [ERROR_FIELD_HEADER]: 'titleEn' };
    answer('This field is required', { status: 400, headers });
    expect(await refused()).toMatchObject({ message: '400: This field is required', field: 'titleEn' });
    answer('Not Found', { status: 404 });
    expect((await refused()).field).toBeNull();
  });
});

describe('a request', () => {
  it('always includes credentials, and a JSON content type only with a body', async () => {
    const fetchMock = answer('{"id":"1"}', { status: 200, headers: JSON_TYPE });
    await expect(callApi('/api/x')).resolves.toEqual({ id: '1' });
    expect(fetchMock.mock.lastCall?.[1]).toMatchObject({
      credentials: 'include',
      headers: { 'Accept-Language': 'en' },
    });
    expect(fetchMock.mock.lastCall?.[1]?.headers).not.toHaveProperty('Content-Type');
    await callApi('/api/x', { method: 'POST', body: { a: 1 }, headers: { 'Idempotency-Key': 'k' } });
    expect(fetchMock.mock.lastCall?.[1]).toMatchObject({
      credentials: 'include',
      body: '{"a":1}',
      headers: { 'Idempotency-Key': 'k', 'Content-Type': 'application/json' },
    });
  });

  it('asks for errors in the language that the page has now', async () => {
    const fetchMock = answer(null, { status: 204, headers: OURS });
    for (const language of ['en', 'es']) {
      document.documentElement.lang = language;
      await callApi('/api/x');
      expect(fetchMock.mock.lastCall?.[1]?.headers).toMatchObject({ 'Accept-Language': language });
    }
  });

  it('fails with its own error when nothing answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(callApi('/api/x')).rejects.toThrow(TypeError);
  });
});

describe('a successful answer', () => {
  it('has its status and headers for those who ask for them', async () => {
    answer('[{"id":"1"}]', { status: 201, headers: { ...JSON_TYPE, Link: '</api/x?after=1>; rel="next"' } });
    const { answer: items, status, header } = await exchange('/api/x');
    expect([items, status, header('link')]).toEqual([[{ id: '1' }], 201, '</api/x?after=1>; rel="next"']);
  });

  it('that is not the API’s is an error as without a connection', async () => {
    answer('<!doctype html><title>Sign in to this network</title>', {
      status: 200,
      headers: { 'Content-Type': 'text/html' },
    });
    await expect(callApi('/api/contact', { method: 'POST', body: {} })).rejects.toThrow(TypeError);
  });

  it('that is a page is no file', async () => {
    answer('<!doctype html>', { status: 200, headers: { 'Content-Type': 'text/html' } });
    await expect(getFile('/api/admin/people/export?format=csv')).rejects.toThrow(TypeError);
    answer('a,b', {
      status: 200,
      headers: { ...OURS, 'Content-Type': 'text/csv' },
    });
    await expect((await getFile('/api/admin/people/export?format=csv')).text()).resolves.toBe('a,b');
  });
});
