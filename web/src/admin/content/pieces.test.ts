import { expect, it } from 'vitest';
import { pieceState } from './pieces';

const unpublished = { publishedAt: null, hasChanges: false };

it('what visitors see instead of an unpublished piece is told by its kind: facts have no built-in text', () => {
  expect(pieceState({ kind: 'facts', ...unpublished })).toBe('unknown');
  expect(pieceState({ kind: 'pages', ...unpublished })).toBe('builtIn');
  expect(pieceState({ kind: 'legal', ...unpublished })).toBe('builtIn');
  expect(pieceState({ kind: 'services', ...unpublished })).toBe('hidden');
});
