import type { InboxApi } from '@app/domain/inbox/api';
import { isLocale } from '@app/domain/general/locale';
import { PHOTO_MAX_BYTES, SUBMITTED_STATUSES } from '@app/domain/inbox/testimonials.limits';
import { submittedStatusSchema } from '@app/domain/inbox/status.schema';
import { testimonialRequestSchema } from '@app/domain/inbox/testimonials.schema';
import { JSON_MAX_BYTES } from '../../platform/config';
import { readJson, validate } from '../../platform/http/body';
import { clientAddress } from '../../platform/http/client-address';
import { ApiError } from '../../platform/http/error';
import { pathParameter, type Routes } from '../../platform/http/handler';
import { documentIdFor, readIdempotencyKey } from '../../platform/http/idempotency';
import { setResponseLocale } from '../../platform/http/response-locale';
import { unknownAnswers } from '../unknown-answers';
import { approveSubmitted } from './approval';
import { SUBMITTED_NAMES } from './document';
import {
  admitSubmitted,
  changeSubmittedStatus,
  deleteSubmitted,
  readPhoto,
  readSubmitted,
  storeSubmitted,
} from './store';

/** The maximum size of a request body, enough for a base64 photo and the text fields. */
const BODY_MAX_BYTES = 2 * PHOTO_MAX_BYTES;

export const TESTIMONIAL_ROUTES = {
  /**
   * Stores a visitor's testimonial. A retry with the same Idempotency-Key stores nothing and gets the same
   * response.
   */
  'POST /api/testimonials': async (request, response) => {
    const key = readIdempotencyKey(request);
    // The id differs from that of a message with the same key, so that their outbox entries don't collide.
    const id = documentIdFor(key === undefined ? key : `testimonial ${key}`);
    if (await admitSubmitted(id, clientAddress(request))) {
      const body = readJson(request, BODY_MAX_BYTES);
      if (isLocale(body.language)) setResponseLocale(response, body.language);
      const { photo, ...testimonial } = validate(testimonialRequestSchema, body);
      const file = Buffer.from(photo, 'base64');
      if (file.length > PHOTO_MAX_BYTES) throw new ApiError(413, 'testimonials.photoTooLarge');
      const others = unknownAnswers(Object.entries(body), SUBMITTED_NAMES);
      await storeSubmitted(id, testimonial, file, others);
    }
    response.status(201);
    return { id };
  },
  /** Lists the submissions with a given status (`waiting` by default), newest first. */
  'GET /api/admin/testimonial-submissions': ({ query }) => {
    const status = SUBMITTED_STATUSES.find((known) => known === (query.status ?? 'waiting'));
    if (!status) throw new ApiError(400, 'api.malformed');
    return readSubmitted(status);
  },
  'GET /api/admin/testimonial-submissions/{id}/photo': async (request, response) => {
    const bytes = await readPhoto(pathParameter(request, 'id'));
    if (!bytes) throw new ApiError(404, 'submitted.notFound');
    response.type('image/jpeg').send(bytes);
  },
  'PUT /api/admin/testimonial-submissions/{id}/status': (request) => {
    const change = validate(submittedStatusSchema, readJson(request, JSON_MAX_BYTES));
    // Approving creates a testimonial, so it has its own route.
    if (change.status === 'approved' || change.from === 'approved')
      throw new ApiError(400, 'api.invalidBody');
    return changeSubmittedStatus(pathParameter(request, 'id'), change);
  },
  'POST /api/admin/testimonial-submissions/{id}/approve': (request) =>
    approveSubmitted(pathParameter(request, 'id')),
  'DELETE /api/admin/testimonial-submissions/{id}': (request) =>
    deleteSubmitted(pathParameter(request, 'id')),
} satisfies Partial<Routes<InboxApi>>;
