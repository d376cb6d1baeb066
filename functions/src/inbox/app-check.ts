/** App Check: Google's statement that a request comes from a browser that shows our site. Off unless APP_CHECK=on (docs/deploy.md). */
import * as logger from 'firebase-functions/logger';
import { APP_CHECK_HEADER } from '@app/domain/general/api';
import { APP_CHECK_TIMEOUT_MS } from '../platform/config';
import { withTimeout } from '../platform/timeout';

/** Rejects for a token that Google has not signed for this project, or that has expired. */
type Verify = (token: string) => Promise<unknown>;

const verifyWithGoogle: Verify = async (token) => {
  // Imported on first use: it is off in most projects.
  const { getAppCheck } = await import('firebase-admin/app-check');
  return getAppCheck().verifyToken(token);
};

interface TokenSource {
  get: (header: string) => string | undefined;
}

/**
 * Resolves to whether App Check has confirmed the browser; to null while it is off, or where Google does not answer in time. Never rejects:
 * visitors without scripts have no token, and their messages are welcome.
 */
export async function isAppChecked(
  request: TokenSource,
  isOn = process.env.APP_CHECK === 'on',
  verify = verifyWithGoogle,
): Promise<boolean | null> {
  if (!isOn) return null;
  const token = request.get(APP_CHECK_HEADER);
  if (token === undefined || token === '') return false;
  const confirmed = verify(token).then(
    () => true,
    (error: unknown) => {
      logger.warn('App Check refused a token', { problem: error instanceof Error ? error.message : error });
      return false;
    },
  );
  return withTimeout(confirmed, APP_CHECK_TIMEOUT_MS).catch(() => null);
}
