import { asStored } from '@app/domain/stored/reader';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetAllKept,
  forgetKept,
  forgetKeptAbout,
  forgetKeptOf,
  readKept,
  takeBackAnswer,
  unsentTexts,
  writeKept,
  type TextKind,
} from './keptTexts';

const ana = { id: 'a', name: 'Ana Rivera', email: 'Ana@Example.com' };
const luis = { id: 'b', name: 'Luis Ortiz', email: 'luis@example.com' };
const text = (text: string) => ({ text });

const kept = (kind: TextKind, id: string): unknown => readKept(kind, id, asStored);

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
});

it('keeps replies and notes until they are deleted', () => {
  writeKept('note', ana, { ...text('Call'), key: 'x' });
  writeKept('note', luis, text('y'));
  writeKept('answer', ana, text('z'));
  expect(kept('note', 'a')).toEqual({ text: 'Call', key: 'x' });
  forgetKept('note', 'a');
  expect(kept('note', 'a')).toBeUndefined();
  expect(kept('answer', 'a')).toEqual(text('z'));
  expect(kept('note', 'b')).toEqual(text('y'));
});

it.each([
  ['a person, ignoring the case of the address', () => forgetKeptAbout('ana@example.com')],
  ['a message', () => forgetKeptOf('a')],
])('deletes all replies and notes about %s', (_what, forget) => {
  for (const kind of ['answer', 'note'] as const) writeKept(kind, ana, text('x'));
  writeKept('note', luis, text('y'));
  forget();
  expect([kept('answer', 'a'), kept('note', 'a')]).toEqual([undefined, undefined]);
  expect(kept('note', 'b')).toEqual(text('y'));
});

it('drops text older than two months and recovers from damaged storage', () => {
  vi.useFakeTimers({ now: new Date('2026-01-01') });
  writeKept('note', ana, text('x'));
  vi.setSystemTime(new Date('2026-03-05'));
  expect(kept('note', 'a')).toBeUndefined();
  localStorage.setItem('typedAnswers', '{"note a":5,');
  expect(kept('note', 'a')).toBeUndefined();
  writeKept('note', ana, text('x'));
  expect(kept('note', 'a')).toEqual(text('x'));
});

describe('the list of replies and notes that logging out would discard', () => {
  it('is empty if nothing was typed', () => {
    expect(unsentTexts()).toEqual([]);
  });

  it("includes replies and notes, each with the visitor's name on one line", () => {
    writeKept('answer', { ...ana, name: 'Ana\nRivera' }, { ...text('Hola'), isUsed: false });
    writeKept('note', { ...luis, id: 'b c' }, text('Call'));
    expect(unsentTexts()).toEqual([
      { kind: 'answer', messageId: 'a', name: 'Ana Rivera' },
      { kind: 'note', messageId: 'b c', name: 'Luis Ortiz' },
    ]);
  });

  it("shows the email address if the visitor's name is empty or an earlier version did not store it", () => {
    const earlier = { value: text('Hola'), person: 'luis@example.com', at: Date.now() };
    localStorage.setItem('typedAnswers', JSON.stringify({ 'answer b': earlier }));
    writeKept('note', { ...ana, name: ' ' }, text('x'));
    expect(unsentTexts().map(({ name }) => name)).toEqual(['luis@example.com', 'Ana@Example.com']);
  });

  it('excludes empty text and replies that were opened in another program', () => {
    writeKept('note', ana, text(' \n'));
    writeKept('answer', luis, { ...text('Hola'), isUsed: true });
    expect(unsentTexts()).toEqual([]);
  });

  it('includes a reply that was opened in another program if it is marked as unsent', () => {
    writeKept('answer', luis, { ...text('Hola'), isUsed: true });
    takeBackAnswer('a');
    expect(unsentTexts()).toEqual([]);
    takeBackAnswer('b');
    expect(unsentTexts()).toMatchObject([{ kind: 'answer', messageId: 'b' }]);
    expect(kept('answer', 'b')).toEqual({ text: 'Hola', isUsed: false });
  });

  it('is emptied together with all other stored text', () => {
    writeKept('note', ana, text('x'));
    writeKept('answer', luis, { ...text('Hola'), isUsed: true });
    forgetAllKept();
    expect(localStorage).toHaveLength(0);
  });
});
