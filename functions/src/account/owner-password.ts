/**
 * Which password is in force: the deployment's secret, or one that the owner has chosen since in her area. What she chose names the secret
 * that it replaces; under another secret it is void, so `npm run deploy:secret` always helps who has forgotten the password.
 */
import { createHmac } from 'node:crypto';
import type { DocumentData, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/general/collections';
import { createGate, hashPassword } from '../../passwords';
import { ADMIN_PASSWORD_GATE, ADMIN_PASSWORD_HASH } from '../platform/config';
import { db } from '../platform/firebase';
import { verifyPassword } from './password';

export interface OwnerPassword {
  hash: string;
  /** The browser's gate of it; null if it is the deployment's password. */
  gate: string | null;
  /** The Idempotency-Key of the change that made it; null if it has none. */
  changeKey: string | null;
}

export const ownerPasswordDocument = db.collection(COLLECTIONS.credentials).doc('password');

/** Returns a value for one purpose that only whoever knows the secret can compute. */
const keyed = (secret: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(purpose).digest();

const nameOfSecret = (secret: string): string => keyed(secret, 'name').toString('base64url');

/** Returns the password in force, given the deployment's secret and what is stored. */
export function passwordInForce(secret: string, stored: DocumentData | undefined): OwnerPassword {
  const { hash, gate, changeKey, replaces } = stored ?? {};
  if (typeof hash !== 'string' || replaces !== nameOfSecret(secret))
    return { hash: secret, gate: null, changeKey: null };
  return {
    hash,
    gate: typeof gate === 'string' ? gate : null,
    changeKey: typeof changeKey === 'string' ? changeKey : null,
  };
}

export const ownerPasswordIn = (stored: DocumentSnapshot): OwnerPassword =>
  passwordInForce(ADMIN_PASSWORD_HASH.value(), stored.data());

export const readOwnerPassword = async (): Promise<OwnerPassword> =>
  ownerPasswordIn(await ownerPasswordDocument.get());

/** Returns the gate of the password in force; null if the deployment's is unknown. */
export async function readGate(): Promise<string | null> {
  const [deployed] = ADMIN_PASSWORD_GATE.value().split(' ');
  return (await readOwnerPassword()).gate ?? (deployed || null);
}

/** Returns a value that changes with the password's hash: setting the password again ends all sessions. */
export const passwordVersion = ({ hash }: OwnerPassword): string =>
  keyed(ADMIN_PASSWORD_HASH.value(), `session ${hash}`).toString('base64url');

/**
 * Derives what is stored of a new password. A gate reveals 16 bits of its password, so that one password must not get two gates: all have
 * the same salt, and the password of the deployment, chosen again, keeps its gate. Blocks the process for a quarter of a
 * second, which happens once a change.
 */
export async function derivePassword(
  password: string,
  changeKey: string | null,
  secret = ADMIN_PASSWORD_HASH.value(),
): Promise<OwnerPassword> {
  const isDeployed = await verifyPassword(password, secret);
  const gate = isDeployed ? null : createGate(password, keyed(secret, 'gate').subarray(0, 16));
  return { hash: hashPassword(password), gate, changeKey };
}

/** Returns the document of a password: it is in force as long as the secret is the same. */
export const storedForm = (password: OwnerPassword, secret: string) => ({
  ...password,
  replaces: nameOfSecret(secret),
});

export function storeOwnerPassword(transaction: Transaction, password: OwnerPassword): void {
  transaction.set(ownerPasswordDocument, storedForm(password, ADMIN_PASSWORD_HASH.value()));
}
