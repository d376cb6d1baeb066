import { line, type FormFields } from '@app/domain/fields/form';
import { CONTACT_FORM } from '@app/domain/inbox/contact-form';
import { contactRequestSchema } from '@app/domain/inbox/contact.schema';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptContactForm, EMPTY_FORM } from './keptContactForm';
import { createKeptFormStore, elapsedMs, idempotencyKey } from './keptForm';

const { clear: clearKept, read: readKept, write: writeKept } = keptContactForm;

const values = { ...EMPTY_FORM, name: 'Ana', message: 'Hola' };
const VALID_REQUEST = {
  name: 'Ana',
  email: 'ana@example.com',
  message: 'Mi perrita muerde.',
  language: 'es',
};

beforeEach(() => {
  sessionStorage.clear();
});

describe('the stored form', () => {
  it('round-trips through session storage, even when it is incomplete', () => {
    const kept = { values, sentKey: 'k', sentContent: '{}', shownAt: 1_700_000_000_000 };
    writeKept(kept);
    expect(readKept()).toEqual(kept);
    clearKept();
    expect(readKept()).toBeNull();
  });

  it('is null or has valid types, regardless of what session storage contains', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        sessionStorage.setItem('keptContactForm', stored);
        const kept = readKept();
        if (kept) expect(Number.isFinite(kept.shownAt)).toBe(true);
        if (kept)
          for (const text of [kept.values.name, kept.values.email, kept.values.message])
            expect(typeof text).toBe('string');
      }),
    );
  });
});

it("the input survives changes to the form's fields", () => {
  const breed = line({
    label: { en: 'Breed', es: 'Raza' },
    max: { length: 10, error: 'contact.nameTooLong' },
    autoComplete: 'off',
  });
  const { message: _message, ...others } = CONTACT_FORM;
  const { message: _typed, ...typed } = values;
  const yesterday = createKeptFormStore('form', { ...CONTACT_FORM, breed });
  yesterday.write({ values: { ...values, breed: 'Sato' }, sentKey: '', sentContent: '', shownAt: 0 });
  const kept = (fields: FormFields) => createKeptFormStore('form', fields).read()?.values;
  expect(kept({ ...others, breed })).toEqual({ ...typed, breed: 'Sato' });
  expect(kept({ ...CONTACT_FORM, kindOfDog: { ...breed, formerly: 'breed' } })).toEqual({
    ...values,
    kindOfDog: 'Sato',
  });
  expect(kept({ ...CONTACT_FORM, breed, age: breed })).toEqual({ ...values, breed: 'Sato', age: '' });
});

describe('the elapsed time', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 2, 5), toFake: ['Date', 'performance'] });
  });
  afterEach(() => vi.useRealTimers());

  it('starts when the form is first shown, even if the page is reloaded afterward', () => {
    const shownAt = Date.now();
    vi.advanceTimersByTime(30_000);
    const remountedAt = performance.now();
    vi.advanceTimersByTime(500);
    expect(elapsedMs(shownAt, remountedAt)).toBe(30_500);
  });

  it('is at least the time since mounting, or undefined if the clock was set back to before the form was shown', () => {
    const [shownAt, mountedAt] = [Date.now(), performance.now()];
    vi.advanceTimersByTime(30_000);
    vi.setSystemTime(shownAt + 1000);
    expect(elapsedMs(shownAt, mountedAt)).toBe(30_000);
    vi.setSystemTime(shownAt - 1000);
    expect(elapsedMs(shownAt, mountedAt)).toBeUndefined();
  });

  it('passes the server’s validation, regardless of what session storage contains', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.constantFrom('1e999', '-1e999', '"x"', 'null', '{}', '[]', '-1', '1e15', '""'),
          fc.double().map(String),
        ),
        (stored) => {
          sessionStorage.setItem(
            'keptContactForm',
            `{"values":${JSON.stringify(values)},"shownAt":${stored}}`,
          );
          const request = {
            ...VALID_REQUEST,
            elapsedMs: elapsedMs(readKept()?.shownAt ?? 0, performance.now()),
          };
          expect(contactRequestSchema.isValidSync(request)).toBe(true);
        },
      ),
    );
  });
});

describe('the idempotency key', () => {
  it('is the same for the same content and different for changed content', () => {
    const first = idempotencyKey(values, { sentKey: '', sentContent: '' });
    const previous = { sentKey: first, sentContent: JSON.stringify(values) };
    expect(idempotencyKey({ ...values }, previous)).toBe(first);
    expect(idempotencyKey({ ...values, message: 'Hola otra vez' }, previous)).not.toBe(first);
  });
});
