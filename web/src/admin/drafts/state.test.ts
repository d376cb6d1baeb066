import { expect, it } from 'vitest';
import { stateOf } from './state';

const draft = { publishedAt: null, hasChanges: false, publishAt: null, scheduleProblem: null };
const THEN = '2026-03-05T14:00:00.000Z';

it('an unpublished page has built-in text, unpublished facts are unknown, and an unpublished service is hidden', () => {
  expect(stateOf({ ...draft, kind: 'facts' }, false)).toBe('unknown');
  expect(stateOf({ ...draft, kind: 'pages' }, false)).toBe('builtIn');
  expect(stateOf({ ...draft, kind: 'legal' }, false)).toBe('builtIn');
  expect(stateOf({ ...draft, kind: 'services' }, false)).toBe('hidden');
});

it.each([
  ['scheduled', { publishAt: THEN }, false],
  ['scheduled', { publishAt: THEN, publishedAt: THEN, hasChanges: true }, false],
  ['problem', { publishAt: THEN, scheduleProblem: 'blog.slugTaken' }, false],
  ['publishing', { publishedAt: THEN }, true],
  ['changed', { publishedAt: THEN, hasChanges: true }, true],
  ['live', { publishedAt: THEN }, false],
  ['hidden', {}, true],
] as const)('a post has exactly one state: %s (%#)', (state, changes, isAwaited) => {
  expect(stateOf({ ...draft, kind: 'posts', ...changes }, isAwaited)).toBe(state);
});
