/** Defines push notifications on the owner's devices. */
import type { InferType } from 'yup';
import type { pushDeviceSchema } from './push.schema';

export type PushDeviceRequest = InferType<typeof pushDeviceSchema>;

export interface PushDevice {
  id: string;
  /** The browser's name, such as `Chrome`; empty if unknown. */
  browser: string;
  system: string;
  /** When the owner's area was last used on the device, in ISO 8601 format. */
  seenAt: string;
  /**
   * When notifications to the device started failing, in ISO 8601 format. Null if the last notification
   * arrived.
   */
  failingSince: string | null;
}

export interface PushStatus {
  /** The public key for subscriptions (base64url); null while notifications are off for the whole site. */
  publicKey: string | null;
  /** The devices that receive notifications, most recently used first. */
  devices: PushDevice[];
}

/**
 * The message sent to a device, before encryption. It is a declarative push message. Safari 18.4 and newer
 * shows it without a service worker. In other browsers, the service worker shows it
 * (https://www.w3.org/TR/push-api/#declarative-push-message).
 */
export interface PushMessage {
  web_push: 8030;
  notification: {
    title: string;
    body: string;
    lang: string;
    dir: 'auto';
    /**
     * The tag of the notification. A later notification with the same tag replaces an earlier notification.
     */
    tag: string;
    /** The URL that a click opens. */
    navigate: string;
  };
}

/** The service worker's message that makes an open tab of the owner's area open a path. */
export interface OpenRequest {
  open: string;
}
