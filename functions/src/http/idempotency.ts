/** Requests that may be sent twice because their answer was lost. */
import { createHash, randomUUID } from 'node:crypto';
import type { Request } from 'express';
import { IDEMPOTENCY_HEADER } from '@perro-wisdom/domain/api';
import { ApiError } from './error';

const IDEMPOTENCY_KEY = /^[\w-]{8,128}$/;
const ID_LENGTH = 32;

/** The key that the client gave the request; undefined when it gave none. A malformed key is a 400. */
export function readIdempotencyKey(request: Request): string | undefined {
  const key = request.get(IDEMPOTENCY_HEADER);
  if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) throw new ApiError(400, 'api.invalidIdempotencyKey');
  return key;
}

/** The id of the document that a request with this key creates; a new id for a request without a key. */
export function documentIdFor(key: string | undefined): string {
  return createHash('sha256')
    .update(key ?? randomUUID())
    .digest('hex')
    .slice(0, ID_LENGTH);
}
