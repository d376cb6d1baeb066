/** Defines push notifications on the owner's devices. */
import type { InferType } from 'yup';
import type { pushDeviceSchema } from './push.schema';

export type PushDeviceRequest = InferType<typeof pushDeviceSchema>;

export interface PushDevice {
  id: string;
  /** The browser's name, such as `Chrome`, or '' if unknown. */
  browser: string;
  system: string;
  /** When the owner's area was last used on the device, in ISO 8601 format. */
  seenAt: string;
  /**
   * When notifications to the device started failing, in ISO 8601 format, or null if the last one got
   * through.
   */
  failingSince: string | null;
}

export interface PushStatus {
  /** The public key for subscriptions (base64url), or null while notifications are off for the whole site. */
  publicKey: string | null;
  /** The devices that receive notifications, most recently used first. */
  devices: PushDevice[];
}

/**
 * The message sent to a device, before encryption. It is a declarative push message
 * (https://www.w3.org/TR/push-api/#declarative-push-message). Safari 18.4 and later shows it without a
 * service worker. In other browsers, the service worker shows it.
 */
export interface PushMessage {
  web_push: 8030;
  notification: {
    title: string;
    body: string;
    lang: string;
    dir: 'auto';
    /** The notification's tag. A later notification with the same tag replaces this one. */
    tag: string;
    /** The URL to open when the notification is clicked. */
    navigate: string;
  };
}

/** A message from the service worker that tells an open tab of the owner's area to open a path. */
export interface OpenRequest {
  open: string;
}
