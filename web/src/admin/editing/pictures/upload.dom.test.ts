import { ERROR_FIELD_HEADER, REQUEST_ID_HEADER } from '@app/domain/general/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from '../../../shared/data/answer';
import { ApiError } from '../../../shared/data/api';
import { uploadFile } from './upload';

let answer = {
  status: 201,
  statusText: 'Created',
  responseText: '{"path":"/x"}',
  headers: { [REQUEST_ID_HEADER]: 'an-id', 'Content-Type': 'application/json' } as Record<string, string>,
};
let sentHeaders: Record<string, string> = {};

/**
 * Simulates a request that, as in browsers, responds in a later task, so errors in its listeners don't reach
 * `send`'s caller.
 */
class AnsweringRequest {
  upload = {};
  onload: () => void = () => undefined;
  status = 0;
  statusText = '';
  responseText = '';
  open = () => undefined;
  setRequestHeader = (name: string, value: string) => {
    sentHeaders[name] = value;
  };
  getResponseHeader = (name: string) => answer.headers[name] ?? null;
  send = () => {
    setTimeout(() => {
      Object.assign(this, answer);
      this.onload();
    });
  };
}

const upload = () =>
  uploadFile('POST /api/upload-image', new File(['x'], 'x.png'), {
    onProgress: () => undefined,
  });

beforeEach(() => {
  sentHeaders = {};
  vi.stubGlobal('XMLHttpRequest', AnsweringRequest);
});
afterEach(() => vi.unstubAllGlobals());

it('an upload requests error messages in the page’s language', async () => {
  document.documentElement.lang = 'es';
  await expect(upload()).resolves.toEqual({ path: '/x' });
  expect(sentHeaders).toEqual({ 'Accept-Language': 'es' });
});

it('a refused upload rejects with the server’s message and the invalid field', async () => {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', [ERROR_FIELD_HEADER]: 'image' };
  answer = { status: 415, statusText: '', responseText: 'Solo imágenes', headers };
  await expect(upload()).rejects.toMatchObject({
    message: '415: Solo imágenes',
    serverMessage: 'Solo imágenes',
    field: 'image',
  });
});

it('an upload rejects with a network error when a successful response is not from the API', async () => {
  answer = {
    status: 200,
    statusText: 'OK',
    responseText: '<html>Sign in to this network</html>',
    headers: { 'Content-Type': 'text/html' },
  };
  await expect(upload()).rejects.toBeInstanceOf(NetworkError);
});

it('the error for an upload refused by a proxy leaves out the proxy’s error page', async () => {
  answer = {
    status: 413,
    statusText: 'Too Large',
    responseText: '<html>no</html>',
    headers: { 'Content-Type': 'text/html' },
  };
  const error: unknown = await upload().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message: '413: Too Large', serverMessage: null, field: null });
});
