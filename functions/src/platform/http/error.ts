/**
 * Defines the API's errors, each with a status and a message code. The response's language, and with it the
 * message, isn't chosen until the response is sent.
 */
import type { ErrorRequestHandler } from 'express';
import * as logger from 'firebase-functions/logger';
import { ERROR_CODE_HEADER, ERROR_FIELD_HEADER } from '@app/domain/general/api';
import { message } from '@app/domain/messages';
import type { MessageCode } from '@app/domain/messages/codes';
import { responseLocale } from './response-locale';
import { NO_STORE } from './cache';
import { requestId } from './request-log';

interface Details {
  values?: Record<string, string | number>;
  headers?: Record<string, string>;
  /** The name of the invalid field in the body. */
  field?: string;
}

/** An error response. `handleError` sends it with the code's message in the request's language. */
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

/**
 * The gRPC codes that mean a temporary failure: deadline exceeded, resource exhausted, aborted, unavailable.
 */
const TEMPORARY_CODES: readonly unknown[] = [4, 8, 10, 14];

function asApiError(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (typeof error !== 'object' || error === null) return undefined;
  // Express itself throws a 400 if it can't decode a path.
  if ('status' in error && error.status === 400) return new ApiError(400, 'api.malformed');
  if ('code' in error && TEMPORARY_CODES.includes(error.code)) {
    return new ApiError(503, 'api.busy', { headers: { 'Retry-After': '5' } });
  }
  return undefined;
}

/**
 * Answers any thrown value with a status and a plain-text message, which is never empty. Logs unexpected
 * errors.
 */
export const handleError: ErrorRequestHandler = (error: unknown, request, response, next) => {
  const known = asApiError(error);
  if (!known || known.status === 503) {
    // Given an Error, the logger would omit its message.
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
    .set({ 'Cache-Control': NO_STORE, 'Content-Language': locale, [ERROR_CODE_HEADER]: code, ...headers })
    .type('text/plain')
    .send(message(locale, code, values));
};
