import { createECDH } from 'node:crypto';

/** Returns new keys for push notifications (VAPID): a pair on the curve P-256, in base64url. */
export function createPushKeys() {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // A number that begins with zeros is shorter.
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
  return { publicKey, privateKey };
}
