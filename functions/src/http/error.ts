/** Errors are codes; the words come from the domain's messages. */
import type { ErrorRequestHandler } from 'express';
import { logger } from 'firebase-functions';
import { ERROR_FIELD_HEADER } from '@perro-wisdom/domain/api';
import { message } from '@perro-wisdom/domain/messages';
import type { MessageCode } from '@perro-wisdom/domain/messages/codes';
import { responseLocale } from './response-locale';
import { NO_STORE } from './cache';
import { requestId } from './request-log';

interface Details {
  values?: Record<string, string | number>;
  headers?: Record<string, string>;
  /** The field of the body that is wrong. */
  field?: string;
}

/**
 * An answer that is not a success: a status and a code that says why. The text is made when it is sent, in the
 * language of the request.
 */
export class ApiError extends Error {
  readonly values: Record<string, string | number>;
  readonly headers: Record<string, string>;

  constructor(
    readonly status: number,
    readonly code: MessageCode,
    { values = {}, headers = {}, field }: Details = {},
  ) {
    super(code);
    this.values = values;
    this.headers = field === undefined ? headers : { ...headers, [ERROR_FIELD_HEADER]: field };
  }
}

/** gRPC's codes for "not now": deadline exceeded, resource exhausted, aborted, unavailable. */
const BUSY_CODES: readonly unknown[] = [4, 8, 10, 14];

function asApiError(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (typeof error !== 'object' || error === null) return undefined;
  // Express refuses paths that cannot be decoded with a 400 of its own.
  if ('status' in error && error.status === 400) return new ApiError(400, 'api.malformed');
  if ('code' in error && BUSY_CODES.includes(error.code)) {
    return new ApiError(503, 'api.busy', { headers: { 'Retry-After': '5' } });
  }
  return undefined;
}

/** Turns whatever was thrown into a status and a plain text that is never empty. */
export const handleError: ErrorRequestHandler = (error: unknown, request, response, next) => {
  const known = asApiError(error);
  if (!known || known.status === 503) {
    // An error's own text is not among the fields that the logger writes.
    const cause = error instanceof Error ? error.stack : error;
    logger.error('unexpected error', { requestId: requestId(response), cause });
  }
  if (response.headersSent) {
    next(error);
    return;
  }
  const { status, code, values, headers } = known ?? new ApiError(500, 'api.internal');
  const locale = responseLocale(request, response);
  response
    .status(status)
    .set({ 'Cache-Control': NO_STORE, 'Content-Language': locale, ...headers })
    .type('text/plain')
    .send(message(locale, code, values));
};
