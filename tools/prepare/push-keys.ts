import { createECDH } from 'node:crypto';

/** Returns new keys for push notifications (VAPID): a P-256 key pair in base64url. */
export function createPushKeys() {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  // Restores leading zeros, which the hex form of the key may lack.
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
  return { publicKey, privateKey };
}
