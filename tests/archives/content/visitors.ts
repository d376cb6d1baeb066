/** Adds visitors' submissions, in every state, to the site that an archive is made from. */
import type { Service } from '@app/domain/content/services';
import type { ContactResponse } from '@app/domain/inbox/contact';
import { CONTACT_FORM } from '@app/domain/inbox/contact-form';
import { TESTIMONIAL_FORM } from '@app/domain/inbox/testimonial-form';
import type { StatsEvent } from '@app/domain/stats/events.schema';
import { pictureOf, type Site } from './site';
import { filledForm } from './values';

const SENT = { language: 'es', website: '', elapsedMs: 60_000 };

/** The messages to send, with the states each goes through and whether it is then deleted. */
const MESSAGES: Record<string, { states: string[]; isDeleted?: true }> = {
  'A new message': { states: ['new'] },
  'A message that was read': { states: ['new', 'read'] },
  'An answered message': { states: ['new', 'answered'] },
  'An archived message': { states: ['new', 'answered', 'archived'] },
  'An advertisement': { states: ['new', 'spam'] },
  'A message taken for spam': { states: ['new', 'spam', 'new'] },
  'A deleted message': { states: ['new', 'read'], isDeleted: true },
};

/** Sends messages with and without optional fields. As the owner, adds notes and changes the states. */
export async function addMessages({ asOwner, asVisitor }: Site): Promise<void> {
  const [service] = await asVisitor<Service[]>('/api/services');
  for (const [words, { states, isDeleted }] of Object.entries(MESSAGES)) {
    // Includes a link: links are a spam sign whose weight is learned from the owner's decisions.
    const message = `${words}: https://example.com ñ`;
    const json = { ...filledForm(CONTACT_FORM, words), ...SENT, message, service: service?.slug };
    const { id } = await asVisitor<ContactResponse>('/api/contact', { json });
    const path = `/api/admin/contact-submissions/${id}`;
    await asOwner(`${path}/notes`, { json: { text: `${words}: una nota` } });
    for (const [index, status] of states.slice(1).entries())
      await asOwner(`${path}/status`, { method: 'PUT', json: { status, from: states[index] } });
    if (isDeleted) await asOwner(path, { method: 'DELETE' });
  }
  const short = filledForm(CONTACT_FORM, 'A short message', { onlyRequired: true });
  await asVisitor('/api/contact', { json: { ...short, ...SENT, language: 'en' } });
}

/** Sends testimonials with and without a photo. As the owner, approves or rejects most of them. */
export async function addTestimonials({ asOwner, asVisitor }: Site): Promise<void> {
  for (const status of ['waiting', 'approved', 'declined', 'spam']) {
    const photo = (await pictureOf(200 + status.length)).toString('base64');
    const json = { ...filledForm(TESTIMONIAL_FORM, `A testimonial: ${status}`), ...SENT, photo };
    const { id } = await asVisitor<ContactResponse>('/api/testimonials', { json });
    const path = `/api/admin/testimonial-submissions/${id}`;
    if (status === 'approved') await asOwner(`${path}/approve`, { method: 'POST' });
    else if (status !== 'waiting')
      await asOwner(`${path}/status`, { method: 'PUT', json: { status, from: 'waiting' } });
  }
  const short = filledForm(TESTIMONIAL_FORM, 'A short testimonial', { onlyRequired: true });
  await asVisitor('/api/testimonials', { json: { ...short, ...SENT, language: 'en' } });
}

const EVENTS: StatsEvent[] = [
  { type: 'view', path: '/es' },
  { type: 'visit', path: '/es', from: 'www.google.com' },
  { type: 'tap', path: '/en/contact', on: 'phone' },
  { type: 'form', path: '/en/contact', step: 'left', field: 'message' },
  { type: 'vital', path: '/en/blog', metric: 'LCP', value: 1800 },
  { type: 'error', path: '/es', message: 'It failed', place: 'https://site.example/assets/app.js:1:2' },
];

/** Records visits to the site. */
export const addVisits = ({ asVisitor }: Site): Promise<unknown> =>
  asVisitor('/api/stats', { json: { events: EVENTS } });
