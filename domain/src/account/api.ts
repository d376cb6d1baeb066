import type { GateResponse, PasswordChange, SessionRequest, SessionSummary } from './session';

/** The header of a login's response with the id that the server has given to a device that is new to it. */
export const DEVICE_HEADER = 'X-Device-Id';

/** The query parameter of a logout that names the device that no longer gets push notifications. */
export const LOGOUT_DEVICE_QUERY = 'device';

export interface AccountApi {
  'POST /api/admin/session': { body: SessionRequest; answer: null };
  /** With the query `device`, the id of a device: it gets no push notifications any more. */
  'DELETE /api/admin/session': { answer: null };
  /** The browser's check of the password, for the login; public, like the one in the build. */
  'GET /api/admin/gate': { answer: GateResponse };
  /** Ends all other sessions. 204 also for a repetition, known by its Idempotency-Key; 409 if the password was changed meanwhile. */
  'PUT /api/admin/password': { body: PasswordChange; answer: null };
  /** Last used first. */
  'GET /api/admin/sessions': { answer: SessionSummary[] };
  /** Ends all sessions except the one that asks. */
  'DELETE /api/admin/sessions': { answer: null };
  /** Ends a session; 204 also if it has ended already. */
  'DELETE /api/admin/sessions/{id}': { answer: null };
}
