import { appendFileSync, chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGate, DEMO_PASSWORD, hashPassword } from '../../functions/passwords';
import { createPushKeys } from './push-keys';

/** The functions' secrets, each with a function that returns its value for a fresh clone. */
const DEMO_SECRETS = {
  ADMIN_PASSWORD_HASH: () => hashPassword(DEMO_PASSWORD),
  ADMIN_PASSWORD_GATE: () => createGate(DEMO_PASSWORD),
  // The emulators send email to their own SMTP server (MAIL_SERVER).
  MAIL: () => 'off',
  PUSH: () => JSON.stringify(createPushKeys()),
  // The emulators have a stand-in for Instagram (INSTAGRAM_API_URL).
  INSTAGRAM: () => 'off',
};

/** Adds missing secrets to the file that the functions emulator reads. */
export function ensureDemoSecrets(root: string) {
  const path = join(root, 'functions', '.secret.local');
  const present = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const missing = Object.entries(DEMO_SECRETS).filter(
    ([name]) => !new RegExp(`^${name}=`, 'm').test(present),
  );
  if (missing.length === 0) return;
  const separator = present === '' || present.endsWith('\n') ? '' : '\n';
  appendFileSync(path, separator + missing.map(([name, value]) => `${name}=${value()}\n`).join(''), {
    mode: 0o600,
  });
  chmodSync(path, 0o600);
}
