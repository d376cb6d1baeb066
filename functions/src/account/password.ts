/**
 * Checks the owner's password against its scrypt hash, `scrypt:N:r:p:salt:hash`, with the salt and the hash
 * in base64url.
 */
import { scrypt, timingSafeEqual, type BinaryLike, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const HASH = /^scrypt:(\d{1,7}):(\d{1,2}):(\d{1,2}):([\w-]+):([\w-]+)$/;

const derive = promisify<BinaryLike, BinaryLike, number, ScryptOptions, Buffer>(scrypt);

/**
 * Returns whether a password matches a hash. Throws if the hash is malformed, which indicates a deployment
 * error.
 */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const match = HASH.exec(hash);
  if (!match)
    throw new Error('ADMIN_PASSWORD_HASH is missing or malformed: create it with "npm run deploy:secret"');
  const [, N, r, p, salt = '', expected = ''] = match;
  const expectedKey = Buffer.from(expected, 'base64url');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const key = await derive(
    password.normalize('NFC'),
    Buffer.from(salt, 'base64url'),
    expectedKey.length,
    options,
  );
  return timingSafeEqual(key, expectedKey);
}
