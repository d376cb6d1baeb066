import type { InferType } from 'yup';
import type { Device } from '../general/user-agent';
import type { passwordChangeSchema, sessionRequestSchema } from './session.schema';

/** The name of the session cookie. Firebase Hosting forwards no other cookies to functions. */
export const SESSION_COOKIE = '__session';
export const SESSION_MAX_AGE_MS = 8 * 60 * 60 * 1000;
export const SESSION_IDLE_MS = 60 * 60 * 1000;
/**
 * The minimum interval between updates to a session's last use, which limits the number of database writes.
 */
export const SESSION_USE_STEP_MS = 5 * 60 * 1000;
/** The session storage key for the flag that shows that the owner is logged in. */
export const SESSION_FLAG_KEY = 'adminSession';

export type SessionRequest = InferType<typeof sessionRequestSchema>;
export type PasswordChange = InferType<typeof passwordChangeSchema>;

/** A session in the owner's list. */
export interface SessionSummary {
  /**
   * Identifies the session in API calls. Knowing the id doesn't grant access, and the id isn't derived from
   * the session's secret id.
   */
  id: string;
  device: Device;
  /** When the session was started, in ISO 8601 format. */
  startedAt: string;
  /**
   * When the session was last used, in ISO 8601 format. It may be out of date by up to `SESSION_USE_STEP_MS`.
   */
  usedAt: string;
  isCurrent: boolean;
}

export interface GateResponse {
  /** The browser's gate for the current password, or null if the server doesn't recognize the gate. */
  gate: string | null;
}
