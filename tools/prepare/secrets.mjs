import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_PASSWORD, hashPassword } from '../../functions/passwords.mjs';

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
