import { ApiError } from '../../../shared/data/api';

const UNAUTHORIZED = 401;
const NOT_FOUND = 404;
const CONFLICT = 409;
const PRECONDITION_FAILED = 412;

const statusOf = (error: unknown): number | null => (error instanceof ApiError ? error.status : null);

export const isNotFound = (error: unknown): boolean => statusOf(error) === NOT_FOUND;
/** Whether it contradicts what is stored: another draft has the same value, or it is in the bin. */
export const isTaken = (error: unknown): boolean => statusOf(error) === CONFLICT;
/** Whether it has another revision by now. */
export const isChangedElsewhere = (error: unknown): boolean => statusOf(error) === PRECONDITION_FAILED;
/** Whether the session has ended, so that it waits for the next login. */
export const isSessionExpired = (error: unknown): boolean => statusOf(error) === UNAUTHORIZED;
/** Whether there was no response. */
export const isOffline = (error: unknown): boolean => error !== null && statusOf(error) === null;

/** Whether a request that failed may succeed without a change: there was no response, or the server is overloaded or failing. */
export const isTemporary = (error: unknown): boolean => {
  const status = statusOf(error);
  return status === null || status >= 500 || status === 408 || status === 429;
};
