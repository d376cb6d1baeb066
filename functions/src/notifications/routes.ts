import type { NotificationsApi } from '@app/domain/notifications/api';
import type { Routes } from '../platform/http/handler';
import { changeMailSettings, changeRecipient, confirmNewRecipient, showMailStatus } from './mail/handler';
import { addPushDevice, removePushDevice, showPushStatus, testPushDevice } from './push/handler';

export const NOTIFICATIONS_ROUTES: Routes<NotificationsApi> = {
  'GET /api/admin/mail': showMailStatus,
  'PUT /api/admin/mail': changeMailSettings,
  'PUT /api/admin/mail/recipient': changeRecipient,
  'POST /api/admin/mail/recipient/confirmation': confirmNewRecipient,
  'GET /api/admin/push': showPushStatus,
  'POST /api/admin/push/devices': addPushDevice,
  'DELETE /api/admin/push/devices/{id}': removePushDevice,
  'POST /api/admin/push/devices/{id}/test': testPushDevice,
};
