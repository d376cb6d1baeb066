import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_PASSWORD, hashPassword } from '../../functions/passwords.mjs';

/** The secrets of the functions, with the values for a fresh clone. */
const DEMO_SECRETS = {
  ADMIN_PASSWORD_HASH: () => hashPassword(DEMO_PASSWORD),
};

/**
 * Writes the functions emulator's secrets, unless the clone has some already.
 * @param {string} root
 */
export function ensureDemoSecrets(root) {
  const path = join(root, 'functions', '.secret.local');
  if (existsSync(path)) return;
  const lines = Object.entries(DEMO_SECRETS).map(([name, value]) => `${name}=${value()}\n`);
  writeFileSync(path, lines.join(''), { mode: 0o600 });
}
