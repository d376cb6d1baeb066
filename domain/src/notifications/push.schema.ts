import { object, string } from 'yup';
import { code } from '../messages/codes';
import { PUSH_ENDPOINT_MAX_LENGTH } from './push.limits';

const INVALID = code('api.invalidBody');

/** Match base64url keys of 65 and 16 bytes (RFC 8291). Browsers omit the padding. */
const P256DH = /^[\w-]{87}$/;
const AUTH = /^[\w-]{22}$/;

/**
 * The body of a request that registers a browser's subscription: `PushSubscription.toJSON()` and the id of
 * the device that the subscription replaces.
 */
export const pushDeviceSchema = object({
  endpoint: string().required(INVALID).max(PUSH_ENDPOINT_MAX_LENGTH, INVALID),
  keys: object({
    p256dh: string().required(INVALID).matches(P256DH, INVALID),
    auth: string().required(INVALID).matches(AUTH, INVALID),
  }).required(INVALID),
  /** The id of this browser's earlier subscription, if there was one. */
  replaces: string().optional().max(64, INVALID),
});
