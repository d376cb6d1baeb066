import { expect, it } from 'vitest';
import { coveringSizes } from './covering';

const SIZES = '(min-width: 64rem) 24rem, 92vw';

it.each([
  ["has the frame's proportions", { width: 800, height: 1000 }],
  ['is narrower than the frame', { width: 400, height: 1920 }],
])("coveringSizes returns the frame's sizes for a picture that %s", (_, picture) => {
  expect(coveringSizes(SIZES, picture, 4 / 5)).toBe(SIZES);
});

it('coveringSizes returns larger sizes, with the same media conditions, for a picture that is proportionally wider than its frame', () => {
  expect(coveringSizes(SIZES, { width: 1920, height: 640 }, 4 / 5)).toBe('(min-width: 64rem) 90rem, 345vw');
  expect(coveringSizes('3.5rem', { width: 1600, height: 900 }, 1)).toBe('6.2rem');
});
