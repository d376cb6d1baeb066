import { createHash } from 'node:crypto';
import { DEMO_PASSWORD, matchesHash, passesGate } from '../../functions/passwords.mjs';
import { readSecret, storeSecret } from './secrets.mjs';

/** The function reads it; functions/src/platform/config.ts names the same. */
const HASH_SECRET = 'ADMIN_PASSWORD_HASH';
/** The build reads it: the browser's check of the password, so that it does not live on one machine alone. */
const GATE_SECRET = 'ADMIN_PASSWORD_GATE';

/** @typedef {{hash?: string | undefined, gate?: string | undefined, gateIsFor?: string | undefined}} PasswordSecrets */

/**
 * Returns what the secret of the gate holds: the gate, and which hash was made of the same password. Neither value tells that of the
 * other.
 * @param {string} gate
 * @param {string} hash
 */
export const gateSecretOf = (gate, hash) => `${gate} ${fingerprintOf(hash)}`;

/** @param {string} hash */
function fingerprintOf(hash) {
  return createHash('sha256').update(hash).digest('hex').slice(0, 16);
}

/**
 * Reads both values as the deployment would get them.
 * @param {import('./google.mjs').Google} google
 * @returns {Promise<PasswordSecrets>}
 */
export async function readPasswordSecrets(google) {
  const [hash, secretOfGate = ''] = await Promise.all(
    [HASH_SECRET, GATE_SECRET].map((name) => readSecret(google, name)),
  );
  const [gate, gateIsFor] = secretOfGate.split(' ');
  return { hash, gate: gate || undefined, gateIsFor };
}

/**
 * Why the two values must not be deployed.
 * @param {PasswordSecrets} secrets
 * @returns {string[]}
 */
export function problemsOfPassword({ hash, gate, gateIsFor }) {
  const problems = [];
  const serverOpened = matchesHash(DEMO_PASSWORD, hash ?? '');
  if (serverOpened === null) problems.push(`The secret ${HASH_SECRET} is missing or malformed.`);
  if (serverOpened === true) problems.push(`The secret ${HASH_SECRET} is made of the demo password.`);
  const gatePassed = passesGate(DEMO_PASSWORD, gate ?? '');
  if (gatePassed === null) problems.push(`The secret ${GATE_SECRET} is missing or malformed.`);
  if (gatePassed === true) problems.push(`The secret ${GATE_SECRET} is made of the demo password.`);
  if (problems.length === 0 && gateIsFor !== fingerprintOf(hash ?? '')) {
    problems.push(`${HASH_SECRET} and ${GATE_SECRET} are not made of the same password.`);
  }
  return problems;
}

/**
 * Stores both values as the newest versions of their secrets; earlier versions stay, for the function that is still deployed with them.
 * @param {import('./google.mjs').Google} google
 * @param {{hash: string, gate: string}} values
 */
export async function storePasswordSecrets(google, { hash, gate }) {
  await storeSecret(google, HASH_SECRET, hash);
  await storeSecret(google, GATE_SECRET, gateSecretOf(gate, hash));
}
