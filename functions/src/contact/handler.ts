import { CONTACT_MAX_BYTES, contactRequestSchema } from '@perro-wisdom/domain/contact';
import { IDEMPOTENCY_HEADER } from '@perro-wisdom/domain/api';
import { DEFAULT_LOCALE, isLocale } from '@perro-wisdom/domain/locale';
import { readJson, validate } from '../http/body';
import { clientAddress } from '../http/client-address';
import { ApiError } from '../http/error';
import type { Handler } from '../http/handler';
import { storeSubmission, submissionId } from './store';

const IDEMPOTENCY_KEY = /^[\w-]{8,128}$/;

/** Takes in a visitor's message. The same Idempotency-Key again gets the same answer, and stores nothing more. */
export const submitContact: Handler<'POST /api/contact'> = async (request, response) => {
  const key = request.get(IDEMPOTENCY_HEADER);
  if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) throw new ApiError(400, 'api.invalidIdempotencyKey');

  const body = readJson(request, CONTACT_MAX_BYTES);
  const locale = isLocale(body.language) ? body.language : DEFAULT_LOCALE;
  const contact = validate(contactRequestSchema, body, { locale });

  const id = submissionId(key);
  await storeSubmission(id, contact, clientAddress(request));
  response.status(201).json({ id });
};
