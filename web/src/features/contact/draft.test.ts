// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearDraft, EMPTY_FORM, readDraft, sendingKey, writeDraft } from './draft';

const values = { ...EMPTY_FORM, name: 'Ana', message: 'Hola' };

beforeEach(() => {
  sessionStorage.clear();
});

describe('the draft', () => {
  it('comes back as it was typed, finished or not', () => {
    const draft = { values, sentKey: 'k', sentContent: '{}' };
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
        if (draft) for (const text of [draft.values.name, draft.values.email, draft.values.message]) expect(typeof text).toBe('string');
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
