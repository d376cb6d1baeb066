/** Prepares a valid request for each API call, along with the data that the request needs. */
import type { Answer, Call } from '@app/domain/api';
import type { AdminPost } from '@app/domain/blog/api';
import { sampleServiceFields } from '@app/domain/content/kinds.fixture';
import type { Draft, DraftKind } from '@app/domain/drafts/drafts';
import { COLLECTIONS } from '@app/domain/general/collections';
import { personHeaders } from '@app/domain/inbox/api';
import { NO_DETAILS } from '@app/domain/pictures/library';
import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { DEMO_PASSWORD } from '../../../functions/passwords';
import { contactRequest } from './contact-request';
import { call, db, jsonOf, logIn, storeFile, unique } from './environment';
import { createPost, draft as samplePost } from './posts';

/** The contents of a call's request. */
export interface CallRequest {
  params?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
  cookie?: string;
}

let cookie = '';
/** Logs in. Must be called before any test runs. */
export async function startSession(): Promise<void> {
  cookie = await logIn();
}

/** Sends a call as the owner, with a header that only a newer page would send. */
export function send(
  name: string,
  { params = {}, body, headers, cookie: own = cookie }: CallRequest,
  query = '',
) {
  const [method = '', path = ''] = name.split(' ');
  const filled = path.replace(/\{(\w+)\}/g, (_, each: string) => params[each] ?? '');
  return call(filled + query, {
    method,
    cookie: own,
    ...(body && { json: body }),
    headers: { ...headers, 'X-Added-Later': 'x' },
  });
}

/** Makes a call that must succeed, and returns the content of the response. */
export async function answerTo<C extends Call>(name: C, request: CallRequest): Promise<Answer<C>> {
  const response = await send(name, request);
  expect(response.status, await response.clone().text()).toBeLessThan(300);
  return jsonOf<Answer<C>>(response);
}

/** Returns the fields of a service with a unique slug. */
export const serviceFields = () => ({ ...sampleServiceFields(), slug: unique('service') });
const draftOf = async (kind: DraftKind, fields: object = serviceFields()): Promise<Draft> =>
  answerTo('POST /api/admin/drafts/{kind}', { params: { kind }, body: { fields, suggested: [] } });
const keyOf = ({ kind, id }: Pick<Draft, 'kind' | 'id'>) => ({ kind, id });
export const service = async () => ({ params: keyOf(await draftOf('services')) });

const publish = (key: { kind: string; id: string }) =>
  answerTo('POST /api/admin/drafts/{kind}/{id}/publish', { params: key, body: { keepPublishedAt: false } });

async function publishedService() {
  const { params } = await service();
  await publish(params);
  return { params: { ...params, number: '1' } };
}

async function binnedService() {
  const request = await service();
  await send('DELETE /api/admin/drafts/{kind}/{id}', request);
  return request;
}

const post = async (): Promise<AdminPost> => createPost(cookie, { published: true });
const link = async () => ({ params: { kind: 'posts', id: (await post()).id } });

async function linkedPost() {
  const request = await link();
  await send('POST /api/admin/drafts/{kind}/{id}/preview-link', request);
  return request;
}

const sendForm = async (name: 'POST /api/contact' | 'POST /api/testimonials', body: object) => ({
  params: { id: (await answerTo(name, { body })).id },
});
const MESSAGE = contactRequest({ service: '' });
const message = () => sendForm('POST /api/contact', MESSAGE);

async function binnedMessage() {
  const request = await message();
  await send('DELETE /api/admin/contact-submissions/{id}', request);
  return request;
}

async function notedMessage() {
  const request = await message();
  const name = 'POST /api/admin/contact-submissions/{id}/notes';
  const { notes } = await answerTo(name, { ...request, body: { text: 'Called back' } });
  return { params: { ...request.params, noteId: notes[0]?.id ?? '' } };
}

const TESTIMONIAL = {
  name: 'Ana Rivera',
  email: 'ana@example.com',
  rating: 5,
  words: 'Mi perrita aprendió muchísimo.',
  hasConsent: true,
  language: 'es',
};
const testimonial = () => sendForm('POST /api/testimonials', TESTIMONIAL);

async function declinedTestimonial() {
  const request = await testimonial();
  const body = { status: 'declined', from: 'waiting' };
  await answerTo('PUT /api/admin/testimonial-submissions/{id}/status', { ...request, body });
  return request;
}

export async function topic() {
  const body = { en: unique('Topic'), es: unique('Tema') };
  const { slug } = await answerTo('POST /api/admin/topics/{kind}', { params: { kind: 'tag' }, body });
  return { params: { kind: 'tag', slug } };
}

export async function picture() {
  const id = `${randomBytes(16).toString('hex')}-30x20`;
  await db
    .collection(COLLECTIONS.pictures)
    .doc(id)
    .set({ ...NO_DETAILS, uploadedAt: new Date() });
  await storeFile(`/images/uploads/${id}.webp`, Buffer.from('a picture'));
  return { params: { id } };
}

export const PICTURE_DETAILS = { altEn: 'A dog', altEs: 'Un perro', isDecorative: false, focus: '30% 62%' };
export const MAIL_SETTINGS = { language: 'en', confirmToVisitors: true };
const SUBSCRIPTION = {
  endpoint: 'https://push.example/a',
  keys: { p256dh: 'a'.repeat(87), auth: 'a'.repeat(22) },
};
const TRANSLATION = { from: 'en', to: 'es', texts: [{ text: 'A dog', isHtml: false }] };
const PASSWORDS = { currentPassword: 'a wrong password', newPassword: 'cuatro perros bailan despacio' };

const nothing = () => Promise.resolve<CallRequest>({});
const bodyOf = (body: object) => () => Promise.resolve<CallRequest>({ body });
const none =
  (...names: string[]) =>
  () =>
    Promise.resolve({ params: Object.fromEntries(names.map((name) => [name, 'none'])) });
const ownSession = async () => ({ cookie: await logIn() });
const person = () => Promise.resolve({ headers: personHeaders('nobody@example.com') });

/** Functions that prepare a valid request for each call. Omitting a call is a compile error. */
export const REQUESTS: Record<Call, () => Promise<CallRequest>> = {
  'POST /api/admin/session': bodyOf({ password: DEMO_PASSWORD }),
  'DELETE /api/admin/session': ownSession,
  'GET /api/admin/gate': nothing,
  // The current password in this request is intentionally wrong, because changing the password would end
  // these tests' session.
  'PUT /api/admin/password': bodyOf(PASSWORDS),
  'GET /api/admin/sessions': nothing,
  'DELETE /api/admin/sessions': none(),
  'DELETE /api/admin/sessions/{id}': none('id'),
  'GET /api/admin/backups': nothing,
  'POST /api/admin/backups': nothing,
  'POST /api/admin/backups/{id}/link': none('id'),
  'GET /api/admin/blog': nothing,
  'POST /api/admin/blog': () => Promise.resolve({ body: samplePost() }),
  'GET /api/admin/blog/{id}': async () => ({ params: { id: (await post()).id } }),
  'PUT /api/admin/blog/{id}': async () => ({ params: { id: (await post()).id }, body: samplePost() }),
  'DELETE /api/admin/blog/{id}': async () => ({ params: { id: (await post()).id } }),
  'GET /api/blog': nothing,
  'GET /api/blog/{slug}': async () => ({ params: { slug: (await post()).slug } }),
  'POST /api/admin/videos/{id}': () => Promise.resolve({ params: { id: 'dQw4w9WgXcQ' } }),
  'GET /api/admin/topics': nothing,
  'POST /api/admin/topics/{kind}': () =>
    Promise.resolve({ params: { kind: 'tag' }, body: { en: unique('Topic'), es: unique('Tema') } }),
  'PUT /api/admin/topics/{kind}/{slug}': async () => ({
    ...(await topic()),
    body: { en: unique('Topic'), es: unique('Tema') },
  }),
  'DELETE /api/admin/topics/{kind}/{slug}': topic,
  'GET /api/services': nothing,
  'GET /api/testimonials': nothing,
  'GET /api/admin/drafts/{kind}': () => Promise.resolve({ params: { kind: 'services' } }),
  'POST /api/admin/drafts/{kind}': () =>
    Promise.resolve({
      params: { kind: 'services' },
      body: { fields: serviceFields(), suggested: ['titleEs'] },
    }),
  'PUT /api/admin/drafts/{kind}/order': async () => {
    await service();
    const drafts = await answerTo('GET /api/admin/drafts/{kind}', { params: { kind: 'services' } });
    const ids = drafts.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id);
    return { params: { kind: 'services' }, body: { ids } };
  },
  'GET /api/admin/drafts/{kind}/{id}': service,
  'PUT /api/admin/drafts/{kind}/{id}': async () => ({
    ...(await service()),
    body: { fields: serviceFields(), suggested: ['titleEs'] },
  }),
  'DELETE /api/admin/drafts/{kind}/{id}': service,
  'POST /api/admin/drafts/{kind}/{id}/publish': async () => ({
    ...(await service()),
    body: { keepPublishedAt: false },
  }),
  'POST /api/admin/drafts/{kind}/{id}/unpublish': publishedService,
  'POST /api/admin/drafts/{kind}/{id}/confirm-language': async () => ({
    ...(await service()),
    body: { locale: 'es' },
  }),
  'PUT /api/admin/drafts/{kind}/{id}/schedule': async () => ({
    ...(await service()),
    body: { publishAt: '2100-03-05T14:00:00.000Z' },
  }),
  'POST /api/admin/drafts/{kind}/{id}/take-from-bin': binnedService,
  'DELETE /api/admin/drafts/{kind}/{id}/permanently': binnedService,
  'GET /api/admin/drafts/{kind}/{id}/versions': publishedService,
  'GET /api/admin/drafts/{kind}/{id}/versions/{number}': publishedService,
  'POST /api/admin/drafts/{kind}/{id}/versions/{number}/restore': publishedService,
  'GET /api/admin/drafts/{kind}/{id}/page': service,
  'GET /api/admin/drafts/{kind}/{id}/preview-link': link,
  'POST /api/admin/drafts/{kind}/{id}/preview-link': link,
  'DELETE /api/admin/drafts/{kind}/{id}/preview-link': linkedPost,
  'POST /api/contact': bodyOf(MESSAGE),
  'GET /api/contact/ready': nothing,
  'POST /api/testimonials': bodyOf(TESTIMONIAL),
  'GET /api/admin/testimonial-submissions': nothing,
  'GET /api/admin/testimonial-submissions/{id}/photo': testimonial,
  'PUT /api/admin/testimonial-submissions/{id}/status': async () => ({
    ...(await testimonial()),
    body: { status: 'declined', from: 'waiting' },
  }),
  'POST /api/admin/testimonial-submissions/{id}/approve': testimonial,
  'DELETE /api/admin/testimonial-submissions/{id}': declinedTestimonial,
  'GET /api/admin/contact-services': nothing,
  'GET /api/admin/contact-submissions': nothing,
  'GET /api/admin/contact-submissions/{id}': message,
  'PUT /api/admin/contact-submissions/{id}/status': async () => ({
    ...(await message()),
    body: { status: 'archived', from: 'new' },
  }),
  'DELETE /api/admin/contact-submissions/{id}': message,
  'POST /api/admin/contact-submissions/{id}/take-from-bin': binnedMessage,
  'DELETE /api/admin/contact-submissions/{id}/permanently': binnedMessage,
  'GET /api/admin/new-messages': nothing,
  'GET /api/admin/contact-submissions/export': nothing,
  'POST /api/admin/contact-submissions/{id}/notes': async () => ({
    ...(await message()),
    body: { text: 'Called back' },
  }),
  'DELETE /api/admin/contact-submissions/{id}/notes/{noteId}': notedMessage,
  'GET /api/admin/people': person,
  'DELETE /api/admin/people': person,
  'GET /api/admin/people/export': person,
  'GET /api/instagram': nothing,
  'GET /api/admin/instagram': nothing,
  'POST /api/admin/instagram/authorization': nothing,
  'POST /api/admin/instagram/connection': bodyOf({ code: 'a', state: 'b' }),
  'DELETE /api/admin/instagram/connection': nothing,
  'POST /api/admin/instagram/fetch': nothing,
  'GET /api/admin/mail': nothing,
  'PUT /api/admin/mail': bodyOf(MAIL_SETTINGS),
  'PUT /api/admin/mail/recipient': bodyOf({ address: 'ana@example.com' }),
  'POST /api/admin/mail/recipient/confirmation': bodyOf({ code: '123456' }),
  'GET /api/admin/push': nothing,
  'POST /api/admin/push/devices': bodyOf(SUBSCRIPTION),
  'DELETE /api/admin/push/devices/{id}': none('id'),
  'POST /api/admin/push/devices/{id}/test': none('id'),
  'GET /api/admin/pictures': nothing,
  'GET /api/admin/pictures/{id}': picture,
  'PUT /api/admin/pictures/{id}': async () => ({ ...(await picture()), body: PICTURE_DETAILS }),
  'DELETE /api/admin/pictures/{id}': picture,
  // The body of an upload is a multipart form, which has no JSON properties.
  'POST /api/upload-image': nothing,
  'POST /api/diagnostics/upload-image': nothing,
  'GET /api/diagnostics/info': nothing,
  'GET /api/admin/publication': nothing,
  'GET /api/admin/setup': nothing,
  'POST /api/stats': bodyOf({ events: [{ type: 'visit', path: '/es', from: '' }] }),
  'GET /api/admin/stats': nothing,
  'GET /api/admin/translations': nothing,
  'POST /api/admin/translations': bodyOf(TRANSLATION),
};
export const CALLS = Object.keys(REQUESTS) as Call[];

/**
 * Calls that fail in these tests because they need a third-party service, the page renderer, a file or the
 * real password.
 */
export const UNAVAILABLE: readonly Call[] = [
  'PUT /api/admin/password',
  'POST /api/admin/backups/{id}/link',
  'GET /api/admin/drafts/{kind}/{id}/page',
  'GET /api/admin/testimonial-submissions/{id}/photo',
  'POST /api/admin/instagram/authorization',
  'POST /api/admin/instagram/connection',
  'POST /api/admin/instagram/fetch',
  'PUT /api/admin/mail/recipient',
  'POST /api/admin/mail/recipient/confirmation',
  'POST /api/admin/push/devices',
  'POST /api/admin/push/devices/{id}/test',
  'POST /api/upload-image',
  'POST /api/diagnostics/upload-image',
  'POST /api/admin/translations',
];
