import type { GateResponse, PasswordChange, SessionRequest, SessionSummary } from './session';

/** The header of a login's response with the id that the server assigned to an unknown device. */
export const DEVICE_HEADER = 'X-Device-Id';

/** The query parameter of a logout with the id of the device whose push notifications end. */
export const LOGOUT_DEVICE_QUERY = 'device';

export interface AccountApi {
  'POST /api/admin/session': { body: SessionRequest; answer: null };
  /** With the query `device`, also ends the push notifications of the device with that id. */
  'DELETE /api/admin/session': { answer: null };
  /** Returns the browser's password check. It is public, like the one in the build. */
  'GET /api/admin/gate': { answer: GateResponse };
  /**
   * Ends all other sessions. A retry with the same Idempotency-Key gets a 204; 409 if the password was
   * changed meanwhile.
   */
  'PUT /api/admin/password': { body: PasswordChange; answer: null };
  /** Most recently used first. */
  'GET /api/admin/sessions': { answer: SessionSummary[] };
  /** Ends all sessions except the caller's. */
  'DELETE /api/admin/sessions': { answer: null };
  /** Ends a session; 204 even if it has already ended. */
  'DELETE /api/admin/sessions/{id}': { answer: null };
}
