/** Push notifications about messages, on the owner's own devices. */
import type { InferType } from 'yup';
import type { pushDeviceSchema } from './push.schema';

export type PushDeviceRequest = InferType<typeof pushDeviceSchema>;

export interface PushDevice {
  id: string;
  /** For example `Chrome`; empty if unknown. */
  browser: string;
  system: string;
  /** When the owner's area was last used there, as ISO 8601. */
  seenAt: string;
  /** Since when no notification has arrived there, as ISO 8601; null if the last one did. */
  failingSince: string | null;
}

export interface PushStatus {
  /** The key with which browsers subscribe (base64url); null while notifications are off for the whole site. */
  publicKey: string | null;
  /** The device that was used last comes first. */
  devices: PushDevice[];
}

/**
 * What a device is sent, before encryption. It is a declarative push message: Safari 18.4 and newer shows it without the service worker,
 * which does the same in the other browsers (https://www.w3.org/TR/push-api/#declarative-push-message).
 */
export interface PushMessage {
  web_push: 8030;
  notification: {
    title: string;
    body: string;
    lang: string;
    dir: 'auto';
    /** A later notification with the same tag replaces the earlier one. */
    tag: string;
    /** The URL that a click opens. */
    navigate: string;
  };
}

/** What the service worker tells an open tab of the owner's area: the path that it should show. */
export interface OpenRequest {
  open: string;
}
