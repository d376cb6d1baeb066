import { expect, it } from 'vitest';
import { coveringSizes } from './covering';

const SIZES = '(min-width: 64rem) 24rem, 92vw';

it.each([
  ['has its proportions', { width: 800, height: 1000 }],
  ['is narrower', { width: 400, height: 1920 }],
])('a picture that %s is as wide as the frame', (_, picture) => {
  expect(coveringSizes(SIZES, picture, 4 / 5)).toBe(SIZES);
});

it('a picture that is wider than the frame is displayed wider than it; the media conditions stay', () => {
  expect(coveringSizes(SIZES, { width: 1920, height: 640 }, 4 / 5)).toBe('(min-width: 64rem) 90rem, 345vw');
  expect(coveringSizes('3.5rem', { width: 1600, height: 900 }, 1)).toBe('6.2rem');
});
