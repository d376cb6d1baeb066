/**
 * Tests how messages are read when the contact form has changed since they were stored or since the sending
 * page was loaded.
 */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { line, type FormFields } from '@app/domain/fields/form';
import { CONTACT_FORM } from '@app/domain/inbox/contact-form';

const NOW = '2026-03-05T14:00:00.000Z';
const FORM = '@app/domain/inbox/contact-form';
const SENT = {
  name: 'Ana Rivera',
  email: 'ana@example.com',
  message: 'Mi perrita muerde.',
  language: 'es',
  website: '',
};

/** Simulates a version of the site that has the given contact form. Returns that version's functions. */
async function deploy(form: FormFields) {
  vi.resetModules();
  vi.doMock(FORM, () => ({ CONTACT_FORM: form }));
  const { readForm, storedValues } = await import('@app/domain/fields/form-values');
  const { contactRequestSchema } = await import('@app/domain/inbox/contact.schema');
  const { submissionDocument } = await import('@app/domain/inbox/document');
  const { storedSubmission } = await import('./document');

  const store = (sent: object) => {
    const contact = contactRequestSchema.validateSync(sent, { stripUnknown: true });
    const state = {
      page: '',
      status: 'new',
      createdAt: NOW,
      readAt: null,
      answeredAt: null,
      deletedAt: null,
    } as const;
    const spam = { score: 0, signs: [], verdict: null };
    return submissionDocument({
      ...storedValues(CONTACT_FORM, contact),
      ...storedValues(form, contact as never),
      language: 'es',
      ...state,
      notes: [],
      spam,
    });
  };
  return {
    /** Returns the document stored for a message from a page of any version. */
    store,
    /** Returns the document stored for a message sent from a browser without scripts. */
    storePlain: (sent: Record<string, string>) =>
      store({ ...SENT, ...readForm(form, new URLSearchParams(sent)) }),
    /** Returns the message as the owner sees it. */
    read: (stored: object) => {
      const fields = { ...stored, createdAt: NOW };
      const document = { id: 'a', exists: true, ref: { path: 'a' }, data: () => fields };
      return storedSubmission(document as unknown as DocumentSnapshot);
    },
  };
}
type Version = Awaited<ReturnType<typeof deploy>>;

const breed = line({
  label: { en: 'Breed', es: 'Raza' },
  max: { length: 100, error: 'contact.nameTooLong' },
  autoComplete: 'off',
});
let [withoutBreed, withBreed] = [] as unknown as [Version, Version];
beforeAll(async () => {
  withoutBreed = await deploy(CONTACT_FORM);
  withBreed = await deploy({ ...CONTACT_FORM, breed });
});

it('an added question counts as unanswered in older messages and in messages from pages that lack it', () => {
  expect(withBreed.read(withoutBreed.store(SENT))).toMatchObject({ message: SENT.message, breed: '' });
  expect(withBreed.read(withBreed.store(SENT))).toMatchObject({ message: SENT.message, breed: '' });
});

it('the answer to a removed question is shown as it was stored', () => {
  const message = withoutBreed.read(withBreed.store({ ...SENT, breed: 'Sato' }));
  expect(message).toMatchObject({ message: SENT.message, unparsed: { breed: 'Sato' } });
});

it('messages from pages that still ask a removed question are accepted', () => {
  expect(withoutBreed.store({ ...SENT, breed: 'Sato' })).toMatchObject({ message: SENT.message });
});

describe('a renamed question', () => {
  let renamed: Version;
  beforeAll(async () => {
    renamed = await deploy({ ...CONTACT_FORM, kindOfDog: { ...breed, formerly: 'breed' } });
  });

  it('keeps its answer in older messages, and in newer messages after a rollback', () => {
    const message = renamed.read(withBreed.store({ ...SENT, breed: 'Sato' }));
    expect(message).toMatchObject({ kindOfDog: 'Sato' });
    expect(message).not.toHaveProperty('unparsed');
    const stored = renamed.store({ ...SENT, kindOfDog: 'Sato' });
    expect(renamed.read(stored)).toMatchObject({ kindOfDog: 'Sato' });
    expect(renamed.read(stored)).not.toHaveProperty('unparsed');
    expect(withBreed.read(stored)).toMatchObject({ breed: 'Sato' });
  });

  it('keeps its answer in messages sent from pages of the previous version, with and without scripts', () => {
    expect(renamed.read(renamed.store({ ...SENT, breed: 'Sato' }))).toMatchObject({ kindOfDog: 'Sato' });
    const { language: _language, website: _website, ...typed } = SENT;
    const stored = renamed.storePlain({ ...typed, breed: 'Sato' });
    expect(renamed.read(stored)).toMatchObject({ kindOfDog: 'Sato' });
  });
});

it('messages without a newly required field are rejected, but older messages are still read', async () => {
  const error = 'contact.nameRequired' as const;
  const required = await deploy({ ...CONTACT_FORM, breed: { ...breed, min: { length: 2, error } } });
  expect(() => required.store(SENT)).toThrow(
    expect.objectContaining({ path: 'breed', message: error }) as Error,
  );
  expect(required.read(withoutBreed.store(SENT))).toMatchObject({ message: SENT.message, breed: '' });
});

it('the whole answer is read even if it exceeds a new limit', async () => {
  const shorter = await deploy({ ...CONTACT_FORM, breed: { ...breed, max: { ...breed.max, length: 3 } } });
  expect(shorter.read(withBreed.store({ ...SENT, breed: 'Sato' }))).toMatchObject({ breed: 'Sato' });
});
