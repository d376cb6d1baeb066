/** Sending a file with word of how far it has come, which `fetch` cannot give. */
import { ApiError, languageHeader } from '../data/api';

/** A large photo over a slow connection takes its time. */
const TIMEOUT_MS = 180_000;

interface UploadOptions {
  /** The multipart field that carries the file. */
  field: string;
  /** Hears the part that has left the browser, from 0 to 1. */
  onProgress: (part: number) => void;
  signal?: AbortSignal;
}

/**
 * Posts one file as a form. Resolves with the JSON answer; rejects with `ApiError` for any non-OK status, with an `AbortError`
 * when the signal ended it, with a `TypeError`, as `fetch` does, when nothing answered.
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
      // As with `getJson`, the server's answers are typed by the domain.
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
