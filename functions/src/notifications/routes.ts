import type { NotificationsApi } from '@app/domain/notifications/api';
import type { Routes } from '../platform/http/handler';
import { MAIL_ROUTES } from './mail/routes';
import { PUSH_ROUTES } from './push/routes';

export const NOTIFICATIONS_ROUTES: Routes<NotificationsApi> = { ...MAIL_ROUTES, ...PUSH_ROUTES };
