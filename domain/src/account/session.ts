import type { InferType } from 'yup';
import type { Device } from '../general/user-agent';
import type { passwordChangeSchema, sessionRequestSchema } from './session.schema';

/** The name is fixed: Firebase Hosting forwards no other cookie to functions. */
export const SESSION_COOKIE = '__session';
export const SESSION_MAX_AGE_MS = 8 * 60 * 60 * 1000;
export const SESSION_IDLE_MS = 60 * 60 * 1000;
/** The last use of a session is stored again after this time, as each update is a write. */
export const SESSION_USE_STEP_MS = 5 * 60 * 1000;
/** The session storage key under which a tab stores that the owner is logged in. */
export const SESSION_FLAG_KEY = 'adminSession';

export type SessionRequest = InferType<typeof sessionRequestSchema>;
export type PasswordChange = InferType<typeof passwordChangeSchema>;

/** A session as the owner sees it. */
export interface SessionSummary {
  /** Names the session in calls. It grants nothing, and cannot be derived from the session's id. */
  id: string;
  device: Device;
  /** ISO 8601. */
  startedAt: string;
  /** ISO 8601; up to `SESSION_USE_STEP_MS` before the last use. */
  usedAt: string;
  isCurrent: boolean;
}

export interface GateResponse {
  /** The browser's check of the password in force; null if the server doesn't know it. */
  gate: string | null;
}
