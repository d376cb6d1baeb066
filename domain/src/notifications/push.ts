/** Push notifications about messages, on the owner's own devices. */
import type { InferType } from 'yup';
import type { pushDeviceSchema } from './push.schema';

export type PushDeviceRequest = InferType<typeof pushDeviceSchema>;

export interface PushDevice {
  id: string;
  /** For example `Chrome`; empty if unknown. */
  browser: string;
  system: string;
  /** When the owner's area was last used on the device, as ISO 8601. */
  seenAt: string;
  /** When notifications to the device started failing, as ISO 8601; null if the last one arrived. */
  failingSince: string | null;
}

export interface PushStatus {
  /** The public key for subscriptions (base64url); null while notifications are off for the whole site. */
  publicKey: string | null;
  /** Most recently used first. */
  devices: PushDevice[];
}

/**
 * The message sent to a device, before encryption. It is a declarative push message. Safari 18.4 and newer
 * shows it without the service worker, which does the same in other browsers
 * (https://www.w3.org/TR/push-api/#declarative-push-message).
 */
export interface PushMessage {
  web_push: 8030;
  notification: {
    title: string;
    body: string;
    lang: string;
    dir: 'auto';
    /** A later notification with the same tag replaces an earlier one. */
    tag: string;
    /** The URL that a click opens. */
    navigate: string;
  };
}

/** The service worker's message to an open tab of the owner's area: the path to open. */
export interface OpenRequest {
  open: string;
}
