import { createECDH } from 'node:crypto';
import { readSecret, storeSecret } from './secrets.mjs';

/** The function reads it; functions/src/notifications/push/keys.ts has its form. */
const PUSH_SECRET = 'PUSH';
/** Its value while push notifications are off. */
const OFF = 'off';

/** Returns new keys for push notifications (VAPID): a pair on the curve P-256, in base64url. */
export function createPushKeys() {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // A number that begins with zeros is shorter.
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
  return { publicKey, privateKey };
}

/** @param {import('./google.mjs').Google} google */
export const readPushState = async (google) => {
  const value = await readSecret(google, PUSH_SECRET);
  return value === undefined ? 'missing' : value === OFF ? 'off' : 'on';
};

/**
 * Stores keys. Only where there are none: browsers have subscribed with the present ones, and would have to do it again.
 * @param {import('./google.mjs').Google} google
 */
export const storePushKeys = (google) => storeSecret(google, PUSH_SECRET, JSON.stringify(createPushKeys()));
