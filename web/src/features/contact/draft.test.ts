// @vitest-environment jsdom
import { contactRequestSchema } from '@perro-wisdom/domain/contact.schema';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDraft, EMPTY_FORM, readDraft, sendingKey, timeSpent, writeDraft } from './draft';

const values = { ...EMPTY_FORM, name: 'Ana', message: 'Hola' };
const SENT = { name: 'Ana', email: 'ana@example.com', message: 'Mi perrita muerde.', language: 'es' };

beforeEach(() => {
  sessionStorage.clear();
});

describe('the draft', () => {
  it('comes back as it was typed, finished or not', () => {
    const draft = { values, sentKey: 'k', sentContent: '{}', shownAt: 1_700_000_000_000 };
    writeDraft(draft);
    expect(readDraft()).toEqual(draft);
    clearDraft();
    expect(readDraft()).toBeNull();
  });

  it('counts as none when it is not of our making', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        sessionStorage.setItem('contactDraft', stored);
        const draft = readDraft();
        if (draft) expect(Number.isFinite(draft.shownAt)).toBe(true);
        if (draft) for (const text of [draft.values.name, draft.values.email, draft.values.message]) expect(typeof text).toBe('string');
      }),
    );
  });
});

describe('the time that a visitor has had the form', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 2, 5), toFake: ['Date', 'performance'] });
  });
  afterEach(() => vi.useRealTimers());

  it('counts from when it was first seen, also after a reload', () => {
    const shownAt = Date.now();
    vi.advanceTimersByTime(30_000);
    const mountedAgainAt = performance.now();
    vi.advanceTimersByTime(500);
    expect(timeSpent(shownAt, mountedAgainAt)).toBe(30_500);
  });

  it('is not known when the clock was set back, and at least what passed on this page otherwise', () => {
    const [shownAt, mountedAt] = [Date.now(), performance.now()];
    vi.advanceTimersByTime(30_000);
    vi.setSystemTime(shownAt + 1000);
    expect(timeSpent(shownAt, mountedAt)).toBe(30_000);
    vi.setSystemTime(shownAt - 1000);
    expect(timeSpent(shownAt, mountedAt)).toBeUndefined();
  });

  it('is a number that the server takes, whatever the storage holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom('1e999', '-1e999', '"x"', 'null', '{}', '[]', '-1', '1e15', '""'), fc.double().map(String)), (stored) => {
        sessionStorage.setItem('contactDraft', `{"values":${JSON.stringify(values)},"shownAt":${stored}}`);
        const elapsedMs = timeSpent(readDraft()?.shownAt ?? 0, performance.now());
        expect(contactRequestSchema.isValidSync({ ...SENT, elapsedMs })).toBe(true);
      }),
    );
  });
});

describe('the key of a sending', () => {
  it('stays while the content does, and changes with it', () => {
    const first = sendingKey(values, { sentKey: '', sentContent: '' });
    const previous = { sentKey: first, sentContent: JSON.stringify(values) };
    expect(sendingKey({ ...values }, previous)).toBe(first);
    expect(sendingKey({ ...values, message: 'Hola otra vez' }, previous)).not.toBe(first);
  });
});
