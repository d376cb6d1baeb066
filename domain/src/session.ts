/** The owner's session. */
import type { InferType } from 'yup';
import type { sessionRequestSchema } from './session.schema';

/** The name is fixed: Firebase Hosting forwards no other cookie to functions. */
export const SESSION_COOKIE = '__session';
export const SESSION_MAX_AGE_MS = 8 * 60 * 60 * 1000;
export const SESSION_IDLE_MS = 60 * 60 * 1000;
/** The session storage key under which a tab stores that the owner is logged in. */
export const SESSION_FLAG_KEY = 'adminSession';

export type SessionRequest = InferType<typeof sessionRequestSchema>;
