import type { MailSettings, MailStatus, RecipientConfirmation, RecipientRequest } from './mail';
import type { PushDevice, PushDeviceRequest, PushStatus } from './push';

export interface NotificationsApi {
  'GET /api/admin/mail': { answer: MailStatus };
  'PUT /api/admin/mail': { body: MailSettings; answer: MailStatus };
  'PUT /api/admin/mail/recipient': { body: RecipientRequest; answer: MailStatus };
  'POST /api/admin/mail/recipient/confirmation': { body: RecipientConfirmation; answer: MailStatus };
  'GET /api/admin/push': { answer: PushStatus };
  /** Registers this browser's subscription. The owner's area makes this call on every visit. */
  'POST /api/admin/push/devices': { body: PushDeviceRequest; answer: PushDevice };
  'DELETE /api/admin/push/devices/{id}': { answer: null };
  /**
   * Sends a test notification immediately. Responds with a 404 if the device is no longer registered, and
   * with a 502 if the push service rejects the notification.
   */
  'POST /api/admin/push/devices/{id}/test': { answer: null };
}
