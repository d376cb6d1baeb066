import { expect, it } from 'vitest';
import { stateOf } from './state';

const unpublished = { publishedAt: null, hasChanges: false };

it('what visitors see instead of an unpublished draft is told by its kind: facts have no built-in text', () => {
  expect(stateOf({ kind: 'facts', ...unpublished })).toBe('unknown');
  expect(stateOf({ kind: 'pages', ...unpublished })).toBe('builtIn');
  expect(stateOf({ kind: 'legal', ...unpublished })).toBe('builtIn');
  expect(stateOf({ kind: 'services', ...unpublished })).toBe('hidden');
});
