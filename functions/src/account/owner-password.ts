/**
 * Determines the current password: the deployment's secret, or a password that the owner later chose in the
 * owner's area. A chosen password is stored with the name of the secret it replaces and becomes invalid when
 * the secret changes. Therefore `npm run deploy:secret` always resets a forgotten password.
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
  /** The browser's gate for the password; null for the deployment's password. */
  gate: string | null;
  /** The Idempotency-Key of the request that set the password; null if the request had none. */
  changeKey: string | null;
}

export const ownerPasswordDocument = db.collection(COLLECTIONS.credentials).doc('password');

/** Returns a purpose-specific value that can't be computed without the secret. */
const keyed = (secret: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(purpose).digest();

const nameOfSecret = (secret: string): string => keyed(secret, 'name').toString('base64url');

/** Returns the current password, given the deployment's secret and the stored document. */
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

/** Returns the gate of the current password; null if the deployment's gate is unknown. */
export async function readGate(): Promise<string | null> {
  const [deployed] = ADMIN_PASSWORD_GATE.value().split(' ');
  return (await readOwnerPassword()).gate ?? (deployed || null);
}

/**
 * Returns a value that changes whenever the password's hash changes. Setting the same password again also
 * changes the hash, and therefore ends all sessions.
 */
export const passwordVersion = ({ hash }: OwnerPassword): string =>
  keyed(ADMIN_PASSWORD_HASH.value(), `session ${hash}`).toString('base64url');

/**
 * Derives the values to store for a new password. A gate reveals 16 bits of the password, so no password may
 * ever have two different gates. Therefore, all gates share a salt, and the deployment's password keeps its
 * gate if the owner chooses it again. Each call blocks the process for a quarter second.
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

/** Returns the document that stores a password. It is valid only until the secret changes. */
export const storedForm = (password: OwnerPassword, secret: string) => ({
  ...password,
  replaces: nameOfSecret(secret),
});

export function storeOwnerPassword(transaction: Transaction, password: OwnerPassword): void {
  transaction.set(ownerPasswordDocument, storedForm(password, ADMIN_PASSWORD_HASH.value()));
}
