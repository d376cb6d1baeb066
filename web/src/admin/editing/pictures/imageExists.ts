import { timeLimit } from '../../../shared/data/api';

const TIMEOUT_MS = 5000;

/** Returns whether there is an image at a path of this site; true when that cannot be determined, for example offline. */
export async function imageExists(path: string): Promise<boolean> {
  try {
    const { ok, status, headers } = await fetch(path, { method: 'HEAD', signal: timeLimit(TIMEOUT_MS) });
    return ok ? (headers.get('content-type') ?? '').startsWith('image/') : status >= 500;
  } catch {
    return true;
  }
}
