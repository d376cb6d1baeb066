import { createECDH } from 'node:crypto';

/** Returns new VAPID keys for push notifications: a P-256 key pair, encoded as base64url. */
export function createPushKeys() {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // Node omits leading zeros from the key, so the padding restores them.
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
  return { publicKey, privateKey };
}
