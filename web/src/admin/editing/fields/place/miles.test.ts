import fc from 'fast-check';
import { expect, it } from 'vitest';
import { metersOf, milesOf } from './miles';

it('a radius of 50 km converts to 31.1 miles', () => {
  expect(milesOf(50_000)).toBe(31.1);
  expect(metersOf(31)).toBe(49_890);
});

it('typed miles survive a round trip through meters', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 6000 }), (tenths) => {
      expect(milesOf(metersOf(tenths / 10))).toBe(tenths / 10);
    }),
  );
});
