/** Uploads a file with progress events, which `fetch` does not have. */
import { ApiError, languageHeader } from '../data/api';

/** Long enough for a large photo on a slow connection. */
const TIMEOUT_MS = 180_000;

interface UploadOptions {
  /** The multipart field that carries the file. */
  field: string;
  /** Receives the part that has been sent, from 0 to 1. */
  onProgress: (part: number) => void;
  signal?: AbortSignal;
}

/**
 * Posts one file as a form. Resolves with the JSON response; rejects with `ApiError` for any status that is not OK, with an `AbortError`
 * when the signal aborted it, and with a `TypeError`, as `fetch` does, when there was no response.
 */
export function uploadFile<Answer>(path: string, file: File, { field, onProgress, signal }: UploadOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.withCredentials = true;
    for (const [name, value] of Object.entries(languageHeader())) request.setRequestHeader(name, value);
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = () => {
      const { status, statusText, responseText: body } = request;
      // Not validated, as in `getJson`.
      if (status >= 200 && status <= 299) resolve(JSON.parse(body) as Answer);
      else reject(new ApiError({ status, statusText, header: (name) => request.getResponseHeader(name), body }));
    };
    request.onerror = () => reject(new TypeError('The server could not be reached'));
    request.ontimeout = () => reject(new TypeError('The server did not answer in time'));
    request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });

    const form = new FormData();
    form.append(field, file);
    request.send(form);
  });
}
