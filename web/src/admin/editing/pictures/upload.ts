/** Uploads a file while reporting its progress, which `fetch` doesn't support. */
import type { Answer } from '@app/domain/api';
import { UPLOAD_FIELD } from '@app/domain/pictures/images';
import { NetworkError, parseAnswer } from '../../../shared/data/answer';
import { ApiError, callPath, languageHeader } from '../../../shared/data/api';

/** The API calls that accept a file. */
export type UploadCall = 'POST /api/upload-image' | 'POST /api/diagnostics/upload-image';

/** The time limit for an upload, long enough for a large photo on a slow connection. */
const TIMEOUT_MS = 180_000;

interface UploadOptions {
  /** Called with the fraction of the file that has been sent, from 0 to 1. */
  onProgress: (part: number) => void;
  signal?: AbortSignal;
}

/**
 * Posts one file as a form. Resolves to the JSON response. Rejects with an `ApiError` for any non-OK status,
 * and with an `AbortError` after `signal` aborts. Like `callApi`, rejects with a `NetworkError` if there is
 * no response or it isn't from the API.
 */
export function uploadFile<C extends UploadCall>(
  call: C,
  file: File,
  { onProgress, signal }: UploadOptions,
): Promise<Answer<C>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', callPath<UploadCall>(call));
    request.withCredentials = true;
    for (const [name, value] of Object.entries(languageHeader())) request.setRequestHeader(name, value);
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = () => {
      const { status, statusText, responseText: body } = request;
      const header = (name: string) => request.getResponseHeader(name);
      if (status < 200 || status > 299) {
        reject(new ApiError({ status, statusText, header, body }));
        return;
      }
      // An exception in an event handler would leave the promise pending.
      try {
        resolve(parseAnswer(call, { status, header, body }) as Answer<C>);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    request.onerror = () => reject(new NetworkError('The server could not be reached'));
    request.ontimeout = () => reject(new NetworkError('The server did not answer in time'));
    request.onabort = () => reject(new DOMException('The upload was canceled', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });

    const form = new FormData();
    form.append(UPLOAD_FIELD, file);
    request.send(form);
  });
}
