import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { emptyForm } from '@app/domain/fields/form-values';
import { CONTACT_FORM } from '@app/domain/inbox/contact-form';
import { TESTIMONIAL_FORM } from '@app/domain/inbox/testimonial-form';
import { storedSubmission } from './document';
import { storedSubmitted } from './testimonials/document';

const snapshot = (fields: object) =>
  ({ id: 'a', exists: true, ref: { path: 'a' }, data: () => fields }) as unknown as DocumentSnapshot;

const stored = {
  language: 'es',
  createdAt: '2026-03-05T14:00:00.000Z',
  spam: { score: 0.9, signs: ['link', 'signOfAnEarlierVersion'], verdict: null },
};

it('a message with an unknown spam sign is still readable and keeps its score and known signs', () => {
  const state = { page: '', status: 'new', readAt: null, answeredAt: null, deletedAt: null, notes: [] };
  const message = { ...emptyForm(CONTACT_FORM), ...stored, ...state };
  expect(storedSubmission(snapshot(message))?.spam).toEqual({ score: 0.9, signs: ['link'], verdict: null });
});

it('a submitted testimonial with an unknown spam sign is still readable and keeps its known signs', () => {
  const state = { hasPhoto: false, status: 'waiting', decidedAt: null, testimonialId: '' };
  const testimonial = { ...emptyForm(TESTIMONIAL_FORM), ...stored, ...state };
  expect(storedSubmitted(snapshot(testimonial))?.spam.signs).toEqual(['link']);
});
