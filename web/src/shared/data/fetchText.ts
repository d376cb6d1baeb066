/** The number of times a failed request is repeated, with growing waits. The visitor waits for the result or an error. */
const RETRIES = 3;

declare global {
  /** Fetches files, each once, with retries (web/build/start-after-paint.ts); not in development. */
  var fetchFiles: ((paths: readonly string[], retries: number) => Promise<Blob[]>) | undefined;
}

/** Returns the text of a file of the site, which the page may have begun to fetch already. Rejects when it cannot be fetched. */
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
