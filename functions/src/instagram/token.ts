/**
 * Encrypts Instagram's access token for storage, because database exports contain it. The key is derived from
 * the app's secret, which is stored only in Secret Manager.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PURPOSE = 'instagram token v1';

const keyOf = (appSecret: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', appSecret, '', PURPOSE, KEY_BYTES));

/** Encrypts and authenticates a token. Returns the result in Base64. */
export function sealToken(token: string, appSecret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(appSecret), nonce);
  return Buffer.concat([nonce, cipher.update(token, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
    'base64',
  );
}

/** Decrypts a token. Returns null if it is damaged or was encrypted with a different secret. */
export function openToken(sealed: string, appSecret: string): string | null {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(ALGORITHM, keyOf(appSecret), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([
      decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)),
      decipher.final(),
    ]).toString('utf8');
  } catch {
    return null;
  }
}
