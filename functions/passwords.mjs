// What the server and the browser know of the owner's password. src/session/password.ts and
// web/src/app/admin/gate.ts check it.
import { pbkdf2Sync, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** Opens the owner's area on the emulators of a fresh clone. A deploy with it is refused. */
export const DEMO_PASSWORD = 'palmas-y-perros-2025';

export const MIN_LENGTH = 12;

const SALT_BYTES = 16;
const SCRYPT = { N: 16_384, r: 8, p: 1 };
const SCRYPT_BYTES = 32;
const GATE_ITERATIONS = 600_000;
/**
 * Two bytes turn wrong passwords away in the browser, and leave billions of passwords that might be the right
 * one.
 */
const GATE_BYTES = 2;

const HASH = /^scrypt:(\d{1,7}):(\d{1,2}):(\d{1,2}):([\w-]+):([\w-]+)$/;
const GATE = /^pbkdf2:(\d{1,7}):([\w-]+):([0-9a-f]{4})$/;

/**
 * The server's secret: `scrypt:N:r:p:salt:hash`, salt and hash in base64url.
 * @param {string} password
 */
export function hashPassword(password) {
  const { N, r, p } = SCRYPT;
  const salt = randomBytes(SALT_BYTES);
  const hash = scryptSync(password.normalize('NFC'), salt, SCRYPT_BYTES, SCRYPT);
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join(':');
}

/**
 * The browser's gate: `pbkdf2:iterations:salt:beginning of the hash`.
 * @param {string} password
 */
export function gateOf(password) {
  const salt = randomBytes(SALT_BYTES);
  return [
    'pbkdf2',
    GATE_ITERATIONS,
    salt.toString('base64url'),
    gateBits(password, salt, GATE_ITERATIONS),
  ].join(':');
}

/**
 * @param {string} password
 * @param {Buffer} salt
 * @param {number} iterations
 */
function gateBits(password, salt, iterations) {
  return pbkdf2Sync(password.normalize('NFC'), salt, iterations, GATE_BYTES, 'sha256').toString('hex');
}

/**
 * Whether a password opens the server; null when the hash is none.
 * @param {string} password
 * @param {string} hash
 * @returns {boolean | null}
 */
export function opensServer(password, hash) {
  const [, N, r, p, salt, expected] = HASH.exec(hash) ?? [];
  if (!salt || !expected) return null;
  const key = Buffer.from(expected, 'base64url');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  return timingSafeEqual(
    scryptSync(password.normalize('NFC'), Buffer.from(salt, 'base64url'), key.length, options),
    key,
  );
}

/**
 * Whether a password passes the gate; null when the value is none.
 * @param {string} password
 * @param {string} gate
 * @returns {boolean | null}
 */
export function passesGate(password, gate) {
  const [, iterations, salt, bits] = GATE.exec(gate) ?? [];
  if (!salt) return null;
  return gateBits(password, Buffer.from(salt, 'base64url'), Number(iterations)) === bits;
}
