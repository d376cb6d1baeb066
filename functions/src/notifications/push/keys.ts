/**
 * Reads the keys that sign push notifications (VAPID, RFC 8292) from the PUSH secret, which `npm run
 * deploy:setup` creates.
 */
import { object, string, type InferType } from 'yup';
import { PUSH } from '../../platform/config';
import { parseSettings } from '../../platform/secret-settings';

/** Validates a key pair on the P-256 curve, encoded as base64url. The public key is an uncompressed point. */
const pushKeysSchema = object({
  publicKey: string()
    .required()
    .matches(/^[\w-]{87}$/),
  privateKey: string()
    .required()
    .matches(/^[\w-]{43}$/),
});

export type PushKeys = InferType<typeof pushKeysSchema>;

/**
 * Returns the keys in the secret's value, or null if notifications are off. If the value is invalid, logs an
 * error and returns null.
 */
export const parsePushKeys = (value: string): PushKeys | null =>
  parseSettings(value, pushKeysSchema, { name: 'PUSH', consequence: 'no notification is sent' });

export const pushKeys = (): PushKeys | null => parsePushKeys(PUSH.value());
