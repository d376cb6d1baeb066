import { createHash } from 'node:crypto';
import { DEMO_PASSWORD, matchesHash, passesGate } from '../../functions/passwords';
import type { Google } from './google';
import { readSecret, storeSecret } from './secrets';

/** The secret that the function reads. functions/src/platform/config.ts declares the same name. */
const HASH_SECRET = 'ADMIN_PASSWORD_HASH';
/**
 * The secret that the build reads. It stores the gate (the browser's password check), so any machine can
 * build the site.
 */
const GATE_SECRET = 'ADMIN_PASSWORD_GATE';

interface PasswordSecrets {
  hash?: string | undefined;
  gate?: string | undefined;
  gateIsFor?: string | undefined;
}

/**
 * Returns what to store as the gate's secret: the gate, plus a fingerprint of the same password's hash.
 * Neither reveals the other.
 */
export const gateSecretOf = (gate: string, hash: string): string => `${gate} ${fingerprintOf(hash)}`;

function fingerprintOf(hash: string): string {
  return createHash('sha256').update(hash).digest('hex').slice(0, 16);
}

/** Reads the newest versions of both secrets, which a deployment would use. */
export async function readPasswordSecrets(google: Google): Promise<PasswordSecrets> {
  const [hash, secretOfGate = ''] = await Promise.all(
    [HASH_SECRET, GATE_SECRET].map((name) => readSecret(google, name)),
  );
  const [gate, gateIsFor] = secretOfGate.split(' ');
  return { hash, gate: gate || undefined, gateIsFor };
}

/** Returns the reasons not to deploy the hash and the gate. */
export function problemsOfPassword({ hash, gate, gateIsFor }: PasswordSecrets): string[] {
  const problems: string[] = [];
  const serverOpened = matchesHash(DEMO_PASSWORD, hash ?? '');
  if (serverOpened === null) problems.push(`The secret ${HASH_SECRET} is missing or malformed.`);
  if (serverOpened === true) problems.push(`The secret ${HASH_SECRET} was made from the demo password.`);
  const gatePassed = passesGate(DEMO_PASSWORD, gate ?? '');
  if (gatePassed === null) problems.push(`The secret ${GATE_SECRET} is missing or malformed.`);
  if (gatePassed === true) problems.push(`The secret ${GATE_SECRET} was made from the demo password.`);
  if (problems.length === 0 && gateIsFor !== fingerprintOf(hash ?? '')) {
    problems.push(`${HASH_SECRET} and ${GATE_SECRET} were not made from the same password.`);
  }
  return problems;
}

/**
 * Stores the hash and the gate as the newest versions of their secrets. Keeps earlier versions, because the
 * currently deployed function still uses them.
 */
export async function storePasswordSecrets(
  google: Google,
  { hash, gate }: { hash: string; gate: string },
): Promise<void> {
  await storeSecret(google, HASH_SECRET, hash);
  await storeSecret(google, GATE_SECRET, gateSecretOf(gate, hash));
}
