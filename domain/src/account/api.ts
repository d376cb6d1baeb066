import type { GateResponse, PasswordChange, SessionRequest, SessionSummary } from './session';

/** The login response header with the id assigned to an unknown device. */
export const DEVICE_HEADER = 'X-Device-Id';

/** The logout query parameter for the id of the device whose push notifications should be turned off. */
export const LOGOUT_DEVICE_QUERY = 'device';

export interface AccountApi {
  'POST /api/admin/session': { body: SessionRequest; answer: null };
  /** Logs out. The query parameter `device` also turns off push notifications for the device with that id. */
  'DELETE /api/admin/session': { answer: null };
  /**
   * Returns the gate that browsers use, made from the current password. Like the gate in the build, it is
   * public.
   */
  'GET /api/admin/gate': { answer: GateResponse };
  /**
   * Changes the password and ends all other sessions. Responds with a 204 to a retry with the same
   * Idempotency-Key, and with a 409 if the password changed in the meantime.
   */
  'PUT /api/admin/password': { body: PasswordChange; answer: null };
  /** Returns the active sessions, most recently used first. */
  'GET /api/admin/sessions': { answer: SessionSummary[] };
  /** Ends all sessions except the caller's. */
  'DELETE /api/admin/sessions': { answer: null };
  /** Ends a session. If it has already ended, still responds with a 204. */
  'DELETE /api/admin/sessions/{id}': { answer: null };
}
