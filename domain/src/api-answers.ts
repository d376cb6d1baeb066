/**
 * How the successful answer of each call is recognized. A gateway, a proxy or a wrong rewrite may answer anything with a page, a file or JSON of
 * its own, and a 200: taken for the API's answer, what was sent would count as stored.
 */
import type { Api } from './api';

/**
 * `null`: a 204 without content. `file`: an attachment. Otherwise JSON: an object with at least these fields, or (`each`) a list of such
 * objects.
 */
export type ExpectedAnswer =
  | null
  | 'file'
  | { readonly fields: readonly string[]; readonly orNull?: true; readonly status?: number }
  | { readonly each: readonly string[] };

type Fields<T> = readonly [keyof T & string, ...(keyof T & string)[]];

/** The expectation that fits an answer of the type `A`, whose fields the compiler checks. */
type Expected<A> = [A] extends [never]
  ? 'file'
  : [A] extends [null | undefined]
    ? null
    : [Extract<A, string | Uint8Array>] extends [never]
      ? [A] extends [readonly (infer Item)[]]
        ? { readonly each: Fields<Item> }
        : null extends A
          ? { readonly fields: Fields<NonNullable<A>>; readonly orNull: true }
          : { readonly fields: Fields<A>; readonly status?: 201 }
      : 'file';

type ExpectedAnswers<Calls extends keyof Api> = { readonly [Call in Calls]: Expected<Api[Call]['answer']> };

/** The calls of the visitors' pages. */
type VisitorsCall = 'POST /api/contact' | 'GET /api/contact/ready' | 'POST /api/testimonials';

/** Of the visitors' pages. What a visitor has written is stored with a 201 only. */
export const VISITORS_ANSWERS: ExpectedAnswers<VisitorsCall> = {
  'POST /api/contact': { status: 201, fields: ['id'] },
  'GET /api/contact/ready': null,
  'POST /api/testimonials': { status: 201, fields: ['id'] },
};

const MESSAGE = { fields: ['id', 'message', 'status', 'notes'] } as const;
const SAVED_REPLY = { fields: ['id', 'title', 'revision'] } as const;
const POST = { fields: ['id', 'slug', 'titleEn', 'titleEs', 'revision'] } as const;
const PUBLIC_POST = ['id', 'slug', 'titleEn', 'titleEs', 'publishedAt'] as const;
const COPY = { fields: ['id', 'fields', 'revision', 'saveKey'] } as const;
const PIECES = { each: ['kind', 'id', 'revision', 'titleEn', 'titleEs'] } as const;
const VERSIONS = { each: ['number', 'savedAt'] } as const;
const VERSION = { fields: ['number', 'fields'] } as const;
const TOPIC = { fields: ['kind', 'slug', 'en', 'es'] } as const;
const PICTURE = { fields: ['id', 'path', 'uses'] } as const;
const TESTIMONIAL = { fields: ['id', 'words', 'status'] } as const;
const INSTAGRAM = { fields: ['isConfigured', 'connection', 'posts'] } as const;
const MAIL = { fields: ['isConfigured', 'recipient'] } as const;

/** Of all other calls. */
export const OWNERS_ANSWERS: ExpectedAnswers<Exclude<keyof Api, VisitorsCall>> = {
  'GET /api/instagram': { each: ['id', 'permalink', 'mediaUrl'] },
  'GET /api/services': { each: ['id', 'slug', 'titleEn', 'titleEs'] },
  'GET /api/testimonials': { each: ['id', 'nameEn', 'testimonialEn'] },
  'GET /api/blog': { each: PUBLIC_POST },
  'GET /api/blog/{slug}': { fields: PUBLIC_POST },
  'POST /api/admin/session': null,
  'DELETE /api/admin/session': null,
  'GET /api/admin/gate': { fields: ['gate'] },
  'PUT /api/admin/password': null,
  'GET /api/admin/sessions': { each: ['id', 'device', 'isCurrent'] },
  'DELETE /api/admin/sessions': null,
  'DELETE /api/admin/sessions/{id}': null,
  'GET /api/admin/testimonial-submissions': { each: TESTIMONIAL.fields },
  'GET /api/admin/testimonial-submissions/{id}/photo': 'file',
  'PUT /api/admin/testimonial-submissions/{id}/status': TESTIMONIAL,
  'POST /api/admin/testimonial-submissions/{id}/approve': TESTIMONIAL,
  'DELETE /api/admin/testimonial-submissions/{id}': null,
  'GET /api/admin/contact-services': { each: ['slug'] },
  'GET /api/admin/contact-submissions': { each: MESSAGE.fields },
  // Before the message with an id, whose path it matches too.
  'GET /api/admin/contact-submissions/export': 'file',
  'GET /api/admin/contact-submissions/{id}': MESSAGE,
  'PUT /api/admin/contact-submissions/{id}/status': MESSAGE,
  'DELETE /api/admin/contact-submissions/{id}': null,
  'POST /api/admin/contact-submissions/{id}/take-from-bin': MESSAGE,
  'DELETE /api/admin/contact-submissions/{id}/permanently': null,
  'GET /api/admin/new-messages': { fields: ['count', 'newest'] },
  'POST /api/admin/contact-submissions/{id}/notes': MESSAGE,
  'DELETE /api/admin/contact-submissions/{id}/notes/{noteId}': MESSAGE,
  'GET /api/admin/people': { fields: ['email', 'messages'] },
  'DELETE /api/admin/people': { fields: ['deleted', 'remaining'] },
  'GET /api/admin/people/export': 'file',
  'GET /api/admin/typed-texts': { fields: ['texts'] },
  'POST /api/admin/typed-texts': null,
  'POST /api/admin/typed-texts/taken': null,
  'GET /api/admin/saved-replies': { each: SAVED_REPLY.fields },
  'POST /api/admin/saved-replies': SAVED_REPLY,
  'PUT /api/admin/saved-replies/{id}': SAVED_REPLY,
  'DELETE /api/admin/saved-replies/{id}': null,
  'GET /api/admin/blog': { each: ['id', 'slug', 'titleEn', 'titleEs'] },
  'POST /api/admin/blog': POST,
  'GET /api/admin/blog/{id}': POST,
  'PUT /api/admin/blog/{id}': POST,
  'DELETE /api/admin/blog/{id}': null,
  'GET /api/admin/working-copies': { each: ['id', 'revision', 'fields', 'status'] },
  'POST /api/admin/working-copies': COPY,
  'GET /api/admin/working-copies/{id}': COPY,
  'PUT /api/admin/working-copies/{id}': COPY,
  'DELETE /api/admin/working-copies/{id}': null,
  'POST /api/admin/working-copies/{id}/publish': COPY,
  'POST /api/admin/working-copies/{id}/unpublish': COPY,
  'POST /api/admin/working-copies/{id}/confirm-language': COPY,
  'PUT /api/admin/working-copies/{id}/schedule': COPY,
  'POST /api/admin/working-copies/{id}/take-from-bin': COPY,
  'DELETE /api/admin/working-copies/{id}/permanently': null,
  'GET /api/admin/working-copies/{id}/versions': VERSIONS,
  'GET /api/admin/working-copies/{id}/versions/{number}': VERSION,
  'POST /api/admin/working-copies/{id}/versions/{number}/restore': COPY,
  'GET /api/admin/working-copies/{id}/preview-link': { fields: ['path'], orNull: true },
  'POST /api/admin/working-copies/{id}/preview-link': { fields: ['path'] },
  'DELETE /api/admin/working-copies/{id}/preview-link': null,
  'GET /api/admin/content/{kind}': PIECES,
  'POST /api/admin/content/{kind}': COPY,
  // Before the piece with an id, whose path it matches too.
  'PUT /api/admin/content/{kind}/order': PIECES,
  'GET /api/admin/content/{kind}/{id}': COPY,
  'PUT /api/admin/content/{kind}/{id}': COPY,
  'DELETE /api/admin/content/{kind}/{id}': null,
  'POST /api/admin/content/{kind}/{id}/publish': COPY,
  'POST /api/admin/content/{kind}/{id}/unpublish': COPY,
  'POST /api/admin/content/{kind}/{id}/confirm-language': COPY,
  'POST /api/admin/content/{kind}/{id}/take-from-bin': COPY,
  'DELETE /api/admin/content/{kind}/{id}/permanently': null,
  'GET /api/admin/content/{kind}/{id}/versions': VERSIONS,
  'GET /api/admin/content/{kind}/{id}/versions/{number}': VERSION,
  'POST /api/admin/content/{kind}/{id}/versions/{number}/restore': COPY,
  'GET /api/admin/topics': { each: TOPIC.fields },
  'POST /api/admin/topics/{kind}': TOPIC,
  'PUT /api/admin/topics/{kind}/{slug}': TOPIC,
  'DELETE /api/admin/topics/{kind}/{slug}': null,
  'GET /api/admin/pictures': { each: PICTURE.fields },
  'GET /api/admin/pictures/{id}': PICTURE,
  'PUT /api/admin/pictures/{id}': PICTURE,
  'DELETE /api/admin/pictures/{id}': null,
  'GET /api/admin/translations': { fields: ['isAvailable'] },
  'POST /api/admin/translations': { fields: ['texts'] },
  'GET /api/admin/mail': MAIL,
  'PUT /api/admin/mail': MAIL,
  'PUT /api/admin/mail/recipient': MAIL,
  'POST /api/admin/mail/recipient/confirmation': MAIL,
  'GET /api/admin/push': { fields: ['publicKey', 'devices'] },
  'POST /api/admin/push/devices': { fields: ['id', 'browser'] },
  'DELETE /api/admin/push/devices/{id}': null,
  'POST /api/admin/push/devices/{id}/test': null,
  'GET /api/admin/instagram': INSTAGRAM,
  'POST /api/admin/instagram/authorization': { fields: ['url'] },
  'POST /api/admin/instagram/connection': INSTAGRAM,
  'DELETE /api/admin/instagram/connection': INSTAGRAM,
  'POST /api/admin/instagram/fetch': INSTAGRAM,
  'GET /api/admin/setup': { fields: ['steps'] },
  'GET /api/admin/backups': { fields: ['backups', 'health'] },
  'POST /api/admin/backups': { fields: ['id', 'state'] },
  'POST /api/admin/backups/{id}/link': { fields: ['url'] },
  'GET /api/admin/backups/{id}/archive': 'file',
  'GET /api/admin/publication': { fields: ['state', 'liveSince'] },
  'POST /api/upload-image': { fields: ['path'] },
  'POST /api/diagnostics/upload-image': { fields: ['path'] },
  'GET /api/diagnostics/info': { fields: ['environment', 'directories', 'images'] },
  'POST /api/stats': null,
  'GET /api/admin/stats': { fields: ['today', 'days', 'totals'] },
};
