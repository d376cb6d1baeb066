import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SENT_MAX_SIDE, SMALL_BYTES, fitWithin, planUpload } from './shrinking';

describe('fitWithin', () => {
  const side = fc.integer({ min: 1, max: 20_000 });

  it('limits the long side, keeps the proportions, and leaves smaller pictures unchanged', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const fitted = fitWithin({ width, height });
        const long = Math.max(width, height);
        expect(Math.max(fitted.width, fitted.height)).toBe(Math.min(long, SENT_MAX_SIDE));
        expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
        const scale = Math.min(1, SENT_MAX_SIDE / long);
        // Allows for rounding to whole pixels, with a minimum of one pixel.
        expect(Math.abs(fitted.width - width * scale)).toBeLessThanOrEqual(1);
        expect(Math.abs(fitted.height - height * scale)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('scales a 24-megapixel photo down to 2,560 by 1,707', () => {
    expect(fitWithin({ width: 6000, height: 4000 })).toEqual({ width: 2560, height: 1707 });
  });
});

describe('planUpload', () => {
  const small = { width: 1200, height: 900 };

  it.each([
    ['jpeg', small, 300_000, 'as it is'],
    ['jpeg', { width: SENT_MAX_SIDE, height: 10 }, SMALL_BYTES, 'as it is'],
    ['jpeg', { width: SENT_MAX_SIDE + 1, height: 10 }, 300_000, 'shrunk'],
    ['jpeg', { width: 10, height: SENT_MAX_SIDE + 1 }, 300_000, 'shrunk'],
    ['png', small, SMALL_BYTES + 1, 'shrunk'],
    ['heic', small, 300_000, 'shrunk'],
  ] as const)('plans to upload a %s of %o and %d bytes %s', (format, size, bytes, plan) => {
    expect(planUpload(format, size, bytes)).toBe(plan);
  });
});
