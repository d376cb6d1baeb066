import { CONTACT_MAX_BYTES, type ContactResponse, type ContactSubmission } from '@perro-wisdom/domain/contact';
import { contactRequestSchema } from '@perro-wisdom/domain/contact.schema';
import { ADMIN_LIST_LIMIT, ADMIN_LIST_MAX_LIMIT, IDEMPOTENCY_HEADER } from '@perro-wisdom/domain/api';
import { DEFAULT_LOCALE, isLocale } from '@perro-wisdom/domain/locale';
import { readJson, validate } from '../http/body';
import { clientAddress } from '../http/client-address';
import { ApiError } from '../http/error';
import type { Handler } from '../http/handler';
import { linkNext, readPaging } from '../http/paging';
import { answerPlainForm, isPlainForm } from './plain-form';
import { readSubmissions, storeSubmission, submissionId } from './store';

const IDEMPOTENCY_KEY = /^[\w-]{8,128}$/;

/**
 * Takes in a visitor's message. The same Idempotency-Key again gets the same answer, and stores nothing more.
 */
export const submitContact: Handler<ContactResponse> = async (request, response) => {
  if (isPlainForm(request)) return answerPlainForm(request, response);
  const key = request.get(IDEMPOTENCY_HEADER);
  if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) throw new ApiError(400, 'api.invalidIdempotencyKey');

  const body = readJson(request, CONTACT_MAX_BYTES);
  const locale = isLocale(body.language) ? body.language : DEFAULT_LOCALE;
  const contact = validate(contactRequestSchema, body, { locale });

  const id = submissionId(key);
  await storeSubmission(id, contact, clientAddress(request));
  response.status(201).json({ id });
};

/** The inbox, newest first, suspected spam included. */
export const listSubmissions: Handler<ContactSubmission[]> = async (request, response) => {
  const paging = readPaging(request, ADMIN_LIST_LIMIT, ADMIN_LIST_MAX_LIMIT);
  const { items, next } = await readSubmissions(paging);
  linkNext(request, response, paging, next);
  response.json(items);
};
