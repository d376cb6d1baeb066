import type { InferType } from 'yup';
import type { Device } from '../general/user-agent';
import type { passwordChangeSchema, sessionRequestSchema } from './session.schema';

/** The name is fixed, because Firebase Hosting forwards no other cookie to functions. */
export const SESSION_COOKIE = '__session';
export const SESSION_MAX_AGE_MS = 8 * 60 * 60 * 1000;
export const SESSION_IDLE_MS = 60 * 60 * 1000;
/** The last use of a session is stored at most once in this interval, because each update is a write. */
export const SESSION_USE_STEP_MS = 5 * 60 * 1000;
/** The session storage key of the flag that the owner is logged in. */
export const SESSION_FLAG_KEY = 'adminSession';

export type SessionRequest = InferType<typeof sessionRequestSchema>;
export type PasswordChange = InferType<typeof passwordChangeSchema>;

/** A session in the owner's list. */
export interface SessionSummary {
  /**
   * Identifies the session in calls. It grants nothing, and can't be derived from the session's secret id.
   */
  id: string;
  device: Device;
  /** ISO 8601. */
  startedAt: string;
  /** ISO 8601; up to `SESSION_USE_STEP_MS` earlier than the actual last use. */
  usedAt: string;
  isCurrent: boolean;
}

export interface GateResponse {
  /** The browser's check of the current password; null if the server doesn't know it. */
  gate: string | null;
}
