/** The keys with which push notifications are signed (VAPID, RFC 8292): the secret PUSH, which `npm run deploy:setup` makes. */
import * as logger from 'firebase-functions/logger';
import { object, string, type InferType } from 'yup';
import { PUSH } from '../../platform/config';

/** The value of the secret while notifications are off: a secret cannot be empty. */
const OFF = 'off';

/** A key pair on the curve P-256 in base64url: the public key as an uncompressed point. */
const pushKeysSchema = object({
  publicKey: string()
    .required()
    .matches(/^[\w-]{87}$/),
  privateKey: string()
    .required()
    .matches(/^[\w-]{43}$/),
});

export type PushKeys = InferType<typeof pushKeysSchema>;

/** Returns the keys in a value of the secret; null if notifications are off, or the value is invalid, which is logged. */
export function parsePushKeys(value: string): PushKeys | null {
  if (value === '' || value === OFF) return null;
  try {
    return pushKeysSchema.validateSync(JSON.parse(value), { strict: true });
  } catch {
    // The value has a private key, which must not be logged.
    logger.error('the secret PUSH is invalid, so no notification is sent');
    return null;
  }
}

/** Returns the keys of this deployment; null if notifications are off. */
export const pushKeys = (): PushKeys | null => parsePushKeys(PUSH.value());
