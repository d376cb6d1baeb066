/** Reads the Idempotency-Key header. Clients retry with the same key when a response is lost. */
import { createHash, randomUUID } from 'node:crypto';
import type { Request } from 'express';
import { IDEMPOTENCY_HEADER } from '@app/domain/general/api';
import { ApiError } from './error';

const IDEMPOTENCY_KEY = /^[\w-]{8,128}$/;
const ID_LENGTH = 32;

/** Returns the request's key, or undefined if the request has none. Throws a 400 if the key is malformed. */
export function readIdempotencyKey(request: Request): string | undefined {
  const key = request.get(IDEMPOTENCY_HEADER);
  if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) throw new ApiError(400, 'api.invalidIdempotencyKey');
  return key;
}

/** Returns the id of the document that a request with this key creates. Without a key, the id is random. */
export function documentIdFor(key: string | undefined): string {
  return createHash('sha256')
    .update(key ?? randomUUID())
    .digest('hex')
    .slice(0, ID_LENGTH);
}
