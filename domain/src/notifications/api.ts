import type { MailSettings, MailStatus, RecipientConfirmation, RecipientRequest } from './mail';
import type { PushDevice, PushDeviceRequest, PushStatus } from './push';

export const NOTIFICATIONS_PATHS = {
  adminMail: '/api/admin/mail',
  mailRecipient: '/api/admin/mail/recipient',
  mailRecipientConfirmation: '/api/admin/mail/recipient/confirmation',
  adminPush: '/api/admin/push',
  pushDevices: '/api/admin/push/devices',
} as const;

/** Returns the path of a device that gets push notifications, or of one of its parts: `test`. */
export const pushDevicePath = (id: string, ...parts: readonly string[]): string =>
  [NOTIFICATIONS_PATHS.pushDevices, encodeURIComponent(id), ...parts].join('/');

export interface NotificationsApi {
  'GET /api/admin/mail': { answer: MailStatus };
  'PUT /api/admin/mail': { body: MailSettings; answer: MailStatus };
  'PUT /api/admin/mail/recipient': { body: RecipientRequest; answer: MailStatus };
  'POST /api/admin/mail/recipient/confirmation': { body: RecipientConfirmation; answer: MailStatus };
  'GET /api/admin/push': { answer: PushStatus };
  /** Registers this browser's subscription; repeated at each visit. */
  'POST /api/admin/push/devices': { body: PushDeviceRequest; answer: PushDevice };
  'DELETE /api/admin/push/devices/{id}': { answer: null };
  /** Sends a notification at once; 404 if the device does not get them any more, 502 if the push service refuses. */
  'POST /api/admin/push/devices/{id}/test': { answer: null };
}
