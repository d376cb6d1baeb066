/**
 * The number of retries for a failed request. It is low, because each delay is longer than the last, and the
 * visitor is waiting.
 */
const RETRIES = 3;

declare global {
  /** Fetches each file once, with retries (web/build/start-after-paint.ts). Undefined in development. */
  var fetchFiles: ((paths: readonly string[], retries: number) => Promise<Blob[]>) | undefined;
}

/**
 * Returns the text of one of the site's files, which the page may already be fetching. Rejects if the file
 * cannot be fetched.
 */
export async function fetchText(path: string): Promise<string> {
  const { fetchFiles } = globalThis;
  if (fetchFiles) {
    const [blob] = await fetchFiles([path], RETRIES);
    return blob?.text() ?? '';
  }
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}
