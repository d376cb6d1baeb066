import type { AccountApi } from '@app/domain/account/api';
import type { Routes } from '../platform/http/handler';
import {
  changePassword,
  endOtherOwnSessions,
  endOwnSession,
  listOwnSessions,
  logIn,
  logOut,
  showGate,
} from './handler';
import { addTypedTexts, listTypedTexts, removeTypedTexts } from './typed-texts/handler';

export const ACCOUNT_ROUTES: Routes<AccountApi> = {
  'POST /api/admin/session': logIn,
  'DELETE /api/admin/session': logOut,
  'GET /api/admin/gate': showGate,
  'PUT /api/admin/password': changePassword,
  'GET /api/admin/sessions': listOwnSessions,
  'DELETE /api/admin/sessions': endOtherOwnSessions,
  'DELETE /api/admin/sessions/{id}': endOwnSession,
  'GET /api/admin/typed-texts': listTypedTexts,
  'POST /api/admin/typed-texts': addTypedTexts,
  'POST /api/admin/typed-texts/taken': removeTypedTexts,
};
