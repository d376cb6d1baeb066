import { randomBytes, scryptSync } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Opens the owner's area on the emulators of a fresh clone. A deploy with it is refused. */
export const DEMO_PASSWORD = 'palmas-y-perros-2025';

const SCRYPT = { N: 16_384, r: 8, p: 1, keyLength: 32, saltLength: 16 };

/** The secrets that the functions define, each with the value that a fresh clone gets. */
const DEMO_SECRETS = {
  ADMIN_PASSWORD_HASH: () => hashPassword(DEMO_PASSWORD),
};

/**
 * Gives the functions emulator its secrets where a clone has none yet.
 * @param {string} root
 */
export function ensureDemoSecrets(root) {
  const path = join(root, 'functions', '.secret.local');
  if (existsSync(path)) return;
  const lines = Object.entries(DEMO_SECRETS).map(([name, value]) => `${name}=${value()}\n`);
  writeFileSync(path, lines.join(''), { mode: 0o600 });
}

/**
 * @param {string} password
 * @returns {string} `scrypt:N:r:p:salt:hash`, salt and hash in base64url
 */
export function hashPassword(password) {
  const { N, r, p, keyLength, saltLength } = SCRYPT;
  const salt = randomBytes(saltLength);
  const hash = scryptSync(password, salt, keyLength, { N, r, p });
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join(':');
}
