import {
  CONTACT_MAX_BYTES,
  type ContactResponse,
  type ContactSubmission,
  type SubmissionRead,
} from '@perro-wisdom/domain/contact';
import { contactRequestSchema, submissionReadSchema } from '@perro-wisdom/domain/contact.schema';
import { ADMIN_LIST_LIMIT, ADMIN_LIST_MAX_LIMIT } from '@perro-wisdom/domain/api';
import { isLocale } from '@perro-wisdom/domain/locale';
import { setResponseLocale } from '../http/response-locale';
import { readJson, validate } from '../http/body';
import { ApiError } from '../http/error';
import { pathParameter, type Handler } from '../http/handler';
import { documentIdFor, readIdempotencyKey } from '../http/idempotency';
import { DOCUMENT_ID, setNextLink, readPaging } from '../http/paging';
import { handlePlainForm, isPlainForm } from './plain-form';
import { messageSource } from './source';
import { markSubmission, readSubmissions, storeSubmission } from './store';

/** Stores a visitor's message. A repetition with the same Idempotency-Key gets the same response, and stores nothing. */
export const submitContact: Handler<ContactResponse> = async (request, response) => {
  if (isPlainForm(request)) return handlePlainForm(request, response);
  const key = readIdempotencyKey(request);
  const body = readJson(request, CONTACT_MAX_BYTES);
  if (isLocale(body.language)) setResponseLocale(response, body.language);
  const contact = validate(contactRequestSchema, body);

  const id = documentIdFor(key);
  await storeSubmission(id, contact, messageSource(request));
  response.status(201).json({ id });
};

/** Lists the messages, newest first, suspected spam included. */
export const listSubmissions: Handler<ContactSubmission[]> = async (request, response) => {
  const paging = readPaging(request, ADMIN_LIST_LIMIT, ADMIN_LIST_MAX_LIMIT);
  const { items, next } = await readSubmissions(paging);
  setNextLink(request, response, paging, next);
  response.json(items);
};

/** Marks a message as read or unread. A message that is already read keeps its time. */
export const markSubmissionRead: Handler<SubmissionRead> = async (request, response) => {
  const id = pathParameter(request, 'id');
  const { read } = validate(submissionReadSchema, readJson(request, CONTACT_MAX_BYTES));
  const marked = DOCUMENT_ID.test(id) ? await markSubmission(id, read) : null;
  if (!marked) throw new ApiError(404, 'submissions.notFound');
  response.json(marked);
};
