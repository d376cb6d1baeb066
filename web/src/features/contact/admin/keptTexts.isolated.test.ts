// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetKept, forgetKeptAbout, keptNames, readKept, writeKept } from './keptTexts';

beforeEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

it('keeps values by name until they are forgotten', () => {
  writeKept('note a', { text: 'Call' });
  writeKept('note b', 'x');
  writeKept('reply c', 'y');
  expect(readKept('note a')).toEqual({ text: 'Call' });
  expect(keptNames('note ')).toEqual(['note a', 'note b']);
  forgetKept('note a');
  expect(readKept('note a')).toBeUndefined();
  expect(readKept('note b')).toBe('x');
});

it('forgets what is about one person', () => {
  writeKept('note a', 'x', 'Ana@Example.com');
  writeKept('note b', 'y', 'luis@example.com');
  forgetKeptAbout('ana@example.com');
  expect(keptNames('')).toEqual(['note b']);
});

it('forgets what is older than two months, and survives a damaged store', () => {
  vi.useFakeTimers({ now: new Date('2026-01-01') });
  writeKept('note a', 'x');
  vi.setSystemTime(new Date('2026-03-05'));
  expect(readKept('note a')).toBeUndefined();
  localStorage.setItem('typedAnswers', '{"note a":5,');
  expect(keptNames('')).toEqual([]);
  writeKept('note a', 'x');
  expect(readKept('note a')).toBe('x');
});
