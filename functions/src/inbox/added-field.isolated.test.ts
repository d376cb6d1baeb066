/** Tests that adding a field to the server requires only one entry in its form's description. */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { NO_BRAND } from '@app/domain/content/brand';
import { sampleFacts } from '@app/domain/content/kinds.fixture';
import { line } from '@app/domain/fields/form';
import { emptyForm, readForm, storedValues } from '@app/domain/fields/form-values';
import type { ContactSubmission } from '@app/domain/inbox/contact';
import { CONTACT_FORM } from '@app/domain/inbox/contact-form';
import { contactFormSchema } from '@app/domain/inbox/contact.schema';
import { submissionDocument } from '@app/domain/inbox/document';
import { finderOf } from '@app/domain/inbox/list';
import { problemsOf } from '@app/domain/general/schema.fixture';
import { composeNotice } from '../notifications/mail/compose';
import { storedSubmission } from './document';
import { csvOf } from './export';

vi.mock('@app/domain/inbox/contact-form', async (importOriginal) => {
  const original = await importOriginal<{ CONTACT_FORM: object }>();
  const breed = line({
    label: { en: 'Breed', es: 'Raza' },
    max: { length: 10, error: 'api.invalidBody' },
    autoComplete: 'off',
  });
  return { CONTACT_FORM: { ...original.CONTACT_FORM, breed } };
});

const sent = new URLSearchParams({
  name: 'Ana Rivera',
  email: 'ana@example.com',
  message: 'Mi perrita muerde.',
  breed: ' Sato ',
});
const message = {
  ...storedValues(CONTACT_FORM, readForm(CONTACT_FORM, sent)),
  id: 'a',
  language: 'es',
  page: '',
  status: 'new',
  createdAt: '2026-03-05T14:00:00.000Z',
  readAt: null,
  answeredAt: null,
  deletedAt: null,
  notes: [],
  spam: { score: 0, signs: [], verdict: null },
} satisfies ContactSubmission;
const snapshot = (fields: object) =>
  ({ id: 'a', exists: true, ref: { path: 'a' }, data: () => fields }) as unknown as DocumentSnapshot;

it('an added field is empty in a new form and enforces its limit', () => {
  expect(emptyForm(CONTACT_FORM)).toHaveProperty('breed', '');
  expect(problemsOf(contactFormSchema, message)).toEqual([]);
  expect(problemsOf(contactFormSchema, { ...message, breed: 'x'.repeat(11) })).toEqual([
    { path: 'breed', code: 'api.invalidBody' },
  ]);
});

it('an added field is read from the plain form, stored with the message, and read back for the owner', () => {
  const { createdAt, expiresAt, ...document } = submissionDocument(message);
  expect(document).toHaveProperty('breed', 'Sato');
  const stored = { ...document, createdAt: createdAt.toISOString(), expiresAt };
  expect(storedSubmission(snapshot(stored))).toHaveProperty('breed', 'Sato');
});

it('an added field is included in the inbox search', () => {
  expect(finderOf({ search: 'sato' })(message)).toBe(true);
  expect(finderOf({ search: 'dálmata' })(message)).toBe(false);
});

it('an added field is included in the email to the owner if it was filled in', () => {
  const writing = {
    addresses: { from: 'site@example.com', to: 'owner@example.com' },
    business: sampleFacts(),
    brand: NO_BRAND,
    locale: 'es' as const,
  };
  const mailed = { ...message, serviceNames: { en: '', es: '' } };
  expect(composeNotice(mailed, writing).text).toContain('\nRaza: Sato\n');
  expect(composeNotice({ ...mailed, ...{ breed: '' } }, writing).text).not.toContain('Raza');
});

it('an added field has a column in the CSV export', () => {
  const [heading, row] = csvOf([message], [], 'en').split('\r\n');
  expect(heading).toContain('"Message","Breed","Language"');
  expect(row).toContain('"Mi perrita muerde.","Sato","Spanish"');
});
