import type { MessageCode } from '@app/domain/messages/codes';
import { NetworkError } from '../../../shared/data/answer';
import { ApiError } from '../../../shared/data/api';

const statusOf = (error: unknown): number | null => (error instanceof ApiError ? error.status : null);

/**
 * The error codes for a version mismatch between the API and this page. Either the API doesn't support the
 * call, or it would lose some of the data.
 */
const OTHER_VERSION: readonly unknown[] = [
  'api.otherVersion',
  'api.notFound',
  'api.methodNotAllowed',
] satisfies MessageCode[];

/** Whether the page must be reloaded because the site has been updated since the page was opened. */
export const isOtherVersion = (error: unknown): boolean =>
  error instanceof ApiError && OTHER_VERSION.includes(error.code);
export const isNotFound = (error: unknown): boolean => statusOf(error) === 404 && !isOtherVersion(error);
/**
 * Whether the request conflicts with stored data: another draft has the same value, or the draft is in the
 * bin.
 */
export const isTaken = (error: unknown): boolean => statusOf(error) === 409;
/** Whether the stored data has a newer revision than the request expects. */
export const isChangedElsewhere = (error: unknown): boolean => statusOf(error) === 412;
/** Whether the session has ended, so the request must wait until the owner logs in again. */
export const isSessionExpired = (error: unknown): boolean => statusOf(error) === 401;
/** Whether the request received no response. */
export const isOffline = (error: unknown): boolean => error instanceof NetworkError;

/**
 * Whether a retry may succeed, because the request received no response or the server is overloaded or
 * failing.
 */
export const isTemporary = (error: unknown): boolean => {
  const status = statusOf(error);
  return isOffline(error) || (status !== null && (status >= 500 || status === 408 || status === 429));
};
