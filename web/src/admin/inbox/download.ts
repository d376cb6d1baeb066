/** Saves files that the server makes. */
import { getFile } from '../../shared/data/api';

/** Hosting ends a request after a minute. */
const TIMEOUT_MS = 60_000;

/**
 * Reads a file completely, so that a failure can be shown and no half of it is saved; then the browser saves it under the name that the
 * server gave it.
 */
export async function download(path: string, headers: Record<string, string>): Promise<void> {
  const response = await getFile(path, { headers, timeoutMs: TIMEOUT_MS });
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name ?? '';
  link.click();
  // Safari reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), TIMEOUT_MS);
}
