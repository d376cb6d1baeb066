import { ERROR_CODE_HEADER, ERROR_FIELD_HEADER, REQUEST_ID_HEADER } from '@app/domain/general/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from './answer';
import { ApiError, callApi, callPath, exchange, followPath, getFile } from './api';

const answer = (body: string | null, init: ResponseInit) => {
  const fetchMock = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, init)));
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
};

const OURS = { [REQUEST_ID_HEADER]: 'an-id' };
const JSON_TYPE = { ...OURS, 'Content-Type': 'application/json; charset=utf-8' };

const refused = async (): Promise<ApiError> => {
  try {
    await callApi('GET /api/admin/gate');
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('The call succeeded');
};

beforeEach(() => {
  document.documentElement.lang = 'en';
});
afterEach(() => vi.unstubAllGlobals());

describe('the error for a failed response', () => {
  it('has a message that consists of the status and the body, separated by a colon', async () => {
    answer('Unauthorized', { status: 401, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    const error = await refused();
    expect(error.message).toBe('401: Unauthorized');
    expect(error.serverMessage).toBe('Unauthorized');
  });

  it('uses the status text when the body is empty', async () => {
    answer('', { status: 503, statusText: 'Service Unavailable' });
    expect((await refused()).message).toBe('503: Service Unavailable');
  });

  it("does not contain a proxy's HTML page", async () => {
    answer('<html>Oh no</html>', {
      status: 502,
      statusText: 'Bad Gateway',
      headers: { 'content-type': 'text/html' },
    });
    const error = await refused();
    expect(error.message).toBe('502: Bad Gateway');
    expect(error.serverMessage).toBeNull();
  });

  it('has the error code that the server sent', async () => {
    const headers = { 'content-type': 'text/plain', [ERROR_CODE_HEADER]: 'api.notFound' };
    answer('Not Found', { status: 404, headers });
    expect((await refused()).code).toBe('api.notFound');
    answer('Not Found', { status: 404 });
    expect((await refused()).code).toBeNull();
  });

  it('names the invalid field that the server reported', async () => {
    const headers = { 'content-type': 'text/plain', [ERROR_FIELD_HEADER]: 'titleEn' };
    answer('This field is required', { status: 400, headers });
    expect(await refused()).toMatchObject({ message: '400: This field is required', field: 'titleEn' });
    answer('Not Found', { status: 404 });
    expect((await refused()).field).toBeNull();
  });
});

describe('a request', () => {
  it('always sends credentials, but sends a JSON content type only if it has a body', async () => {
    const fetchMock = answer('{"id":"1"}', { status: 200, headers: JSON_TYPE });
    await expect(callApi('GET /api/admin/gate')).resolves.toEqual({ id: '1' });
    expect(fetchMock.mock.lastCall?.[1]).toMatchObject({
      credentials: 'include',
      headers: { 'Accept-Language': 'en' },
    });
    expect(fetchMock.mock.lastCall?.[1]?.headers).not.toHaveProperty('Content-Type');
    await callApi('PUT /api/admin/mail/recipient', {
      body: { address: 'a@example.com' },
      headers: { 'Idempotency-Key': 'k' },
    });
    expect(fetchMock.mock.lastCall?.[0]).toBe('/api/admin/mail/recipient');
    expect(fetchMock.mock.lastCall?.[1]).toMatchObject({
      method: 'PUT',
      credentials: 'include',
      body: '{"address":"a@example.com"}',
      headers: { 'Idempotency-Key': 'k', 'Content-Type': 'application/json' },
    });
  });

  it("asks for error messages in the page's current language", async () => {
    const fetchMock = answer(null, { status: 204, headers: OURS });
    for (const language of ['en', 'es']) {
      document.documentElement.lang = language;
      await callApi('GET /api/admin/gate');
      expect(fetchMock.mock.lastCall?.[1]?.headers).toMatchObject({ 'Accept-Language': language });
    }
  });

  it.each([
    ['Chrome', new TypeError('Failed to fetch')],
    ['Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
    ['Safari', new TypeError('Load failed')],
    ['a timeout', new DOMException('The user aborted a request.', 'AbortError')],
  ])('fails with a network error when there is no response (%s)', async (_what, reason) => {
    vi.stubGlobal('fetch', () => Promise.reject(reason));
    await expect(callApi('GET /api/admin/gate')).rejects.toThrow(NetworkError);
  });

  it('fails with a network error when the body is truncated, regardless of the status', async () => {
    for (const status of [200, 500]) {
      const cutOff = new ReadableStream({ pull: (body) => body.error(new TypeError('network error')) });
      vi.stubGlobal('fetch', () => Promise.resolve(new Response(cutOff, { status, headers: JSON_TYPE })));
      await expect(callApi('GET /api/admin/gate')).rejects.toThrow(NetworkError);
    }
  });

  it("fails without blaming the network when its body can't be serialized", async () => {
    const circular = { address: '' };
    Object.assign(circular, { circular });
    answer('{}', { status: 200, headers: JSON_TYPE });
    const call = callApi('PUT /api/admin/mail/recipient', { body: circular });
    await expect(call).rejects.not.toThrow(NetworkError);
  });
});

it('callPath encodes the parameters and the query', () => {
  expect(
    callPath('GET /api/admin/drafts/{kind}/{id}/versions/{number}', {
      params: { kind: 'posts', id: 'a/b', number: '2' },
      query: { search: 'ñ & co' },
    }),
  ).toBe('/api/admin/drafts/posts/a%2Fb/versions/2?search=%C3%B1+%26+co');
  expect(callPath('GET /api/admin/gate')).toBe('/api/admin/gate');
  // @ts-expect-error: a call with placeholders requires their values.
  expect(callPath('GET /api/admin/pictures/{id}')).toBe('/api/admin/pictures/');
});

describe('a successful response', () => {
  it('provides its status and headers to callers that need them', async () => {
    const link = '</api/admin/pictures?after=1>; rel="next"';
    const fetchMock = answer('[{"id":"1"}]', { status: 201, headers: { ...JSON_TYPE, Link: link } });
    for (const reading of [exchange('GET /api/admin/pictures'), followPath('/api/admin/pictures', {})]) {
      const { answer: items, status, header } = await reading;
      expect([items, status, header('link')]).toEqual([[{ id: '1' }], 201, link]);
      expect(fetchMock.mock.lastCall?.[0]).toBe('/api/admin/pictures');
    }
  });

  it('is treated as a network error when it does not come from the API', async () => {
    answer('<!doctype html><title>Sign in to this network</title>', {
      status: 200,
      headers: { 'Content-Type': 'text/html' },
    });
    await expect(callApi('POST /api/admin/backups')).rejects.toThrow(NetworkError);
  });

  it('is rejected when it contains an HTML page instead of a file', async () => {
    answer('<!doctype html>', { status: 200, headers: { 'Content-Type': 'text/html' } });
    await expect(getFile('/api/admin/people/export?format=csv')).rejects.toThrow(NetworkError);
    answer('a,b', {
      status: 200,
      headers: { ...OURS, 'Content-Type': 'text/csv' },
    });
    const { blob } = await getFile('/api/admin/people/export?format=csv');
    expect(blob.size).toBe('a,b'.length);
  });
});
