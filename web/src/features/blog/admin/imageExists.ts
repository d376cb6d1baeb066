import { timeLimit } from '../../../platform/data/api';

const TIMEOUT_MS = 5000;

/**
 * Whether there is an image at a path of this site. Where nobody answers, nobody knows: that is no reason to refuse the path, and
 * answers true.
 */
export async function imageExists(path: string): Promise<boolean> {
  try {
    const { ok, status, headers } = await fetch(path, { method: 'HEAD', signal: timeLimit(TIMEOUT_MS) });
    return ok ? (headers.get('content-type') ?? '').startsWith('image/') : status >= 500;
  } catch {
    return true;
  }
}
