import { pipeline } from 'node:stream/promises';
import type { Request } from 'express';
import {
  CONTACT_MAX_BYTES,
  SUBMISSION_LIST_STATES,
  NO_SERVICE,
  type SubmissionFilter,
} from '@app/domain/inbox/contact';
import { contactRequestSchema } from '@app/domain/inbox/contact.schema';
import { noteSchema } from '@app/domain/inbox/notes.schema';
import { submissionStatusSchema } from '@app/domain/inbox/status.schema';
import { ADMIN_LIST_LIMIT, ADMIN_LIST_MAX_LIMIT, SEARCH_HEADER } from '@app/domain/general/api';
import { PERSON_HEADER, type InboxApi } from '@app/domain/inbox/api';
import { isLocale, LOCALES } from '@app/domain/general/locale';
import { isSlug } from '@app/domain/general/slug';
import { responseLocale, setResponseLocale } from '../platform/http/response-locale';
import { readJson, validate, validateTyped } from '../platform/http/body';
import { ApiError } from '../platform/http/error';
import { pathParameter, type Routes } from '../platform/http/handler';
import { documentIdFor, readIdempotencyKey } from '../platform/http/idempotency';
import { answerPage } from '../platform/http/paging';
import { readChoice, readHeader, readText } from '../platform/http/query';
import { attachmentHeaders, csvOf, csvParts, firstPage } from './export';
import { receiveMessage } from './admission';
import { SUBMISSION_NAMES } from './document';
import { readNewMessages, readSubmissions } from './list';
import { addNote, deleteNote } from './notes';
import { deletePerson, readPersonData, readPersonMessages, summarizePerson } from './person';
import { handlePlainForm, isPlainForm } from './plain-form';
import { readNamedServices } from './services';
import { changeStatus, deletePermanently, moveToBin, readSubmission, takeFromBin } from './store';
import { TESTIMONIAL_ROUTES } from './testimonials/routes';
import { unknownAnswers } from './unknown-answers';

export const INBOX_ROUTES: Routes<InboxApi> = {
  ...TESTIMONIAL_ROUTES,
  /**
   * Stores a visitor's message. Idempotent: a retry with the same Idempotency-Key gets the same response and
   * stores nothing.
   */
  'POST /api/contact': async (request, response) => {
    if (isPlainForm(request)) return handlePlainForm(request, response);
    const id = documentIdFor(readIdempotencyKey(request));
    const body = readJson(request, CONTACT_MAX_BYTES);
    if (isLocale(body.language)) setResponseLocale(response, body.language);
    const contact = validate(contactRequestSchema, body);
    await receiveMessage(request, id, contact, unknownAnswers(Object.entries(body), SUBMISSION_NAMES));
    response.status(201).json({ id });
  },
  /** Does nothing. Pages call this route to start an instance of the function early. */
  'GET /api/contact/ready': () => undefined,
  'GET /api/admin/contact-services': readNamedServices,
  'GET /api/admin/contact-submissions': (request, response) => {
    const filter = readFilter(request);
    // The link to the next page must not contain the search term.
    const { search: _, ...rest } = filter;
    return answerPage(request, response, {
      limits: [ADMIN_LIST_LIMIT, ADMIN_LIST_MAX_LIMIT],
      read: (paging) => readSubmissions(filter, paging),
      filter: rest,
    });
  },
  // This route precedes the route for a single message, whose pattern also matches this path.
  'GET /api/admin/contact-submissions/export': async (request, response) => {
    const filter = readFilter(request);
    const locale = responseLocale(request, response);
    const [first, services] = await Promise.all([firstPage(filter), readNamedServices()]);
    response.set(attachmentHeaders('csv', locale, new Date()));
    // If the response fails partway through, the connection is closed, so the browser discards the incomplete
    // file.
    await pipeline(csvParts(filter, first, services, locale), response);
  },
  'GET /api/admin/contact-submissions/{id}': (request) => readSubmission(messageId(request)),
  'PUT /api/admin/contact-submissions/{id}/status': (request) =>
    changeStatus(messageId(request), validate(submissionStatusSchema, readJson(request, CONTACT_MAX_BYTES))),
  'DELETE /api/admin/contact-submissions/{id}': async (request) => {
    await moveToBin(messageId(request));
  },
  'POST /api/admin/contact-submissions/{id}/take-from-bin': (request) => takeFromBin(messageId(request)),
  'DELETE /api/admin/contact-submissions/{id}/permanently': (request) =>
    deletePermanently(messageId(request)),
  'GET /api/admin/new-messages': readNewMessages,
  'POST /api/admin/contact-submissions/{id}/notes': async (request, response) => {
    const { text } = validateTyped(noteSchema, readJson(request, CONTACT_MAX_BYTES));
    const { message, added } = await addNote(messageId(request), text, readIdempotencyKey(request));
    response.status(added ? 201 : 200);
    return message;
  },
  'DELETE /api/admin/contact-submissions/{id}/notes/{noteId}': (request) =>
    deleteNote(messageId(request), pathParameter(request, 'noteId')),
  'GET /api/admin/people': (request) => summarizePerson(personIn(request)),
  'DELETE /api/admin/people': (request) => deletePerson(personIn(request)),
  'GET /api/admin/people/export': async (request, response) => {
    const email = personIn(request);
    const format = readChoice(request.query.format, ['json', 'csv'] as const) ?? 'json';
    const locale = responseLocale(request, response);
    response.set(attachmentHeaders(format, locale, new Date()));
    response.send(
      format === 'csv'
        ? csvOf(await readPersonMessages(email), await readNamedServices(), locale)
        : JSON.stringify(await readPersonData(email), null, 2),
    );
  },
};

function personIn(request: Request): string {
  const email = readHeader(request, PERSON_HEADER)?.trim() ?? '';
  if (email === '') throw new ApiError(400, 'people.emailRequired');
  return email;
}

const messageId = (request: Request): string => pathParameter(request, 'id');

/** Reads the filter from the query string and the search header. Throws a 400 if the filter is invalid. */
function readFilter(request: Request): SubmissionFilter {
  const { query } = request;
  const search = readHeader(request, SEARCH_HEADER);
  const service = readService(query.service);
  const language = readChoice(query.language, LOCALES);
  const state = readChoice(query.state, SUBMISSION_LIST_STATES);
  return {
    ...(search && { search }),
    ...(service && { service }),
    ...(language && { language }),
    ...(state && { state }),
  };
}

function readService(value: unknown): string | undefined {
  const service = readText(value);
  if (service !== undefined && service !== NO_SERVICE && !isSlug(service))
    throw new ApiError(400, 'api.malformed');
  return service;
}
