/**
 * Handles URL-encoded contact forms sent by browsers without JavaScript. The response is the contact page.
 */
import type { Request, Response } from 'express';
import * as logger from 'firebase-functions/logger';
import { ValidationError } from 'yup';
import { readForm } from '@app/domain/fields/form-values';
import { CONTACT_MAX_BYTES, type ContactForm } from '@app/domain/inbox/contact';
import { contactRequestSchema } from '@app/domain/inbox/contact.schema';
import { CONTACT_FORM } from '@app/domain/inbox/contact-form';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@app/domain/general/locale';
import { isMessageCode, message } from '@app/domain/messages';
import type { PlainFormAnswer } from '@app/domain/publishing/page-renderer';
import { pagePath } from '@app/domain/general/paths';
import { readOnlyLocale } from '../content/site';
import { clientAddress } from '../platform/http/client-address';
import { ApiError } from '../platform/http/error';
import { documentIdFor } from '../platform/http/idempotency';
import { mediaType, rawBody } from '../platform/http/raw-body';
import { requestId } from '../platform/http/request-log';
import { sendPage } from '../publishing/pages/handler';
import { renderPage } from '../publishing/pages/renderer';
import { receiveMessage } from './admission';
import { SUBMISSION_NAMES } from './document';
import { unknownAnswers } from './unknown-answers';

/** How long a visitor's identical messages are ignored if the browser sends them without JavaScript. */
const PLAIN_FORM_DEDUPLICATION_MS = 10 * 60_000;

/** The maximum size of the URL-encoded body. URL encoding can turn one byte into three. */
const ENCODED_MAX_BYTES = 3 * CONTACT_MAX_BYTES;

export function isPlainForm(request: Request): boolean {
  return mediaType(request) === 'application/x-www-form-urlencoded';
}

/** Reads the form. `elapsedMs` is missing, because it can't be measured without JavaScript. */
function readBody(request: Request) {
  const bytes = rawBody(request);
  if (bytes.length > ENCODED_MAX_BYTES) throw new ApiError(413, 'api.tooLarge');
  const sent = new URLSearchParams(bytes.toString());
  return {
    values: readForm(CONTACT_FORM, sent),
    others: unknownAnswers(sent, SUBMISSION_NAMES),
    language: sent.get('language') ?? '',
    website: sent.get('website') ?? '',
  };
}

const isField = (name: string): name is keyof ContactForm => name in CONTACT_FORM;

/**
 * Returns the validation messages, keyed by field. If the form doesn't show a field, its message becomes the
 * `failure`.
 */
function errorsByField(error: ValidationError, locale: Locale): Pick<PlainFormAnswer, 'errors' | 'failure'> {
  const errors: PlainFormAnswer['errors'] = {};
  let failure: string | undefined;
  for (const {
    path = '',
    errors: [text = ''],
  } of error.inner) {
    const error = message(locale, isMessageCode(text) ? text : 'api.invalidBody');
    if (isField(path)) errors[path] ??= error;
    else failure = error;
  }
  return { errors, ...(failure && { failure }) };
}

/**
 * Returns a key that is the same for identical messages that a visitor sends within a time window. Reloading
 * the page resends the form, which must not store a second message.
 */
function deduplicationKey(sent: readonly object[], visitor: string): string {
  const window = Math.floor(Date.now() / PLAIN_FORM_DEDUPLICATION_MS);
  return JSON.stringify(['plain form', window, visitor, ...sent]);
}

/**
 * Stores a message as `POST /api/contact` does, and responds with the contact page. If there is an error, the
 * page keeps what the visitor entered.
 */
export async function handlePlainForm(request: Request, response: Response): Promise<void> {
  const { values, others, language, website } = readBody(request);
  const locale = (await readOnlyLocale()) ?? (isLocale(language) ? language : DEFAULT_LOCALE);
  const answer: PlainFormAnswer = { sent: false, values, errors: {} };
  let status = 200;
  try {
    const contact = contactRequestSchema.validateSync(
      { ...values, language, website },
      { abortEarly: false, stripUnknown: true },
    );
    const { visitor, peer } = clientAddress(request);
    const id = documentIdFor(deduplicationKey([contact, others], visitor ?? peer));
    await receiveMessage(request, id, contact, others);
    answer.sent = true;
  } catch (error) {
    if (error instanceof ValidationError) {
      status = 400;
      Object.assign(answer, errorsByField(error, locale));
    } else if (error instanceof ApiError) {
      status = error.status;
      response.set(error.headers);
      answer.failure = message(locale, error.code);
    } else {
      status = 503;
      answer.failure = message(locale, 'contact.errorFallback');
      logger.error('unexpected error', {
        requestId: requestId(response),
        cause: error instanceof Error ? error.stack : error,
      });
    }
  }
  const { html } = await renderPage({ url: pagePath('contact', locale), formAnswer: answer });
  sendPage(response, status, html);
}
