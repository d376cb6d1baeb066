// Derives the two values used to check the owner's password: the server's hash (checked in
// src/account/password.ts) and the browser's gate (checked in web/src/admin/frame/gate.ts).
import { pbkdf2Sync, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** The password for the owner's area on the emulators. `npm run deploy` rejects it. */
export const DEMO_PASSWORD = 'palmas-y-perros-2025';

const SALT_BYTES = 16;
const SCRYPT = { N: 16_384, r: 8, p: 1 };
const SCRYPT_BYTES = 32;
const GATE_ITERATIONS = 600_000;
/**
 * How many bytes of the hash the gate contains. The gate is public, so it has only two. They are enough to
 * reject nearly all wrong passwords in the browser, but too few to reveal the right one.
 */
const GATE_BYTES = 2;

const HASH = /^scrypt:(\d{1,7}):(\d{1,2}):(\d{1,2}):([\w-]+):([\w-]+)$/;
const GATE = /^pbkdf2:(\d{1,7}):([\w-]+):([0-9a-f]{4})$/;

/** Returns the server's secret, `scrypt:N:r:p:salt:hash`, with salt and hash in base64url. */
export function hashPassword(password: string) {
  const { N, r, p } = SCRYPT;
  const salt = randomBytes(SALT_BYTES);
  const hash = scryptSync(password.normalize('NFC'), salt, SCRYPT_BYTES, SCRYPT);
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join(':');
}

/** Returns the browser's gate: `pbkdf2:iterations:salt:first bytes of the hash`. */
export function createGate(password: string, salt: Buffer = randomBytes(SALT_BYTES)) {
  const bits = gateBits(password, salt, GATE_ITERATIONS);
  return ['pbkdf2', GATE_ITERATIONS, salt.toString('base64url'), bits].join(':');
}

function gateBits(password: string, salt: Buffer, iterations: number) {
  return pbkdf2Sync(password.normalize('NFC'), salt, iterations, GATE_BYTES, 'sha256').toString('hex');
}

/** Returns whether a password matches the server's hash, or null if the hash is malformed. */
export function matchesHash(password: string, hash: string): boolean | null {
  const [, N, r, p, salt, expected] = HASH.exec(hash) ?? [];
  if (!salt || !expected) return null;
  const key = Buffer.from(expected, 'base64url');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  return timingSafeEqual(
    scryptSync(password.normalize('NFC'), Buffer.from(salt, 'base64url'), key.length, options),
    key,
  );
}

/** Returns whether a password passes the gate, or null if the gate is malformed. */
export function passesGate(password: string, gate: string): boolean | null {
  const [, iterations, salt, bits] = GATE.exec(gate) ?? [];
  if (!salt) return null;
  return gateBits(password, Buffer.from(salt, 'base64url'), Number(iterations)) === bits;
}
