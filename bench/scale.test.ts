import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRICES, billOf, usageOf, type Usage } from './bill';
import { API, dayOf, simulate, viralHour } from './crowd';

const COSTS = {
  visit: { bytes: 400_000, beacons: 2, reads: 7, furtherBytes: 36_000 },
  message: { reads: 5, writes: 4 },
  publication: { reads: 100, writes: 10, deletes: 2, seconds: 5 },
  factPerPost: { reads: 16, seconds: 0.05 },
  coldPostPerStart: { reads: 1 },
  storedPerPost: { bytes: 300_000 },
};
const bill = (visits: number, posts = 100) => billOf(usageOf({ visits, posts }, COSTS)).total;

describe('the bill', () => {
  it('is zero for a site with few visits', () => {
    expect(bill(1000)).toBe(0);
  });

  it('includes only usage beyond the free quota', () => {
    const { free } = PRICES.transfer;
    const none = Object.fromEntries(Object.keys(PRICES).map((sku) => [sku, 0]));
    const used = { ...none, transfer: free + 10e9, reads: 5 } as Usage;
    const { total, parts } = billOf(used);
    expect(total).toBeCloseTo(1.5, 6);
    expect(Object.keys(parts)).toEqual(['transfer']);
  });

  it('never decreases with more visits or posts', () => {
    const number = fc.integer({ min: 0, max: 1e8 });
    const posts = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(number, number, posts, posts, (visits, moreVisits, some, more) => {
        expect(bill(visits + moreVisits, some + more)).toBeGreaterThanOrEqual(bill(visits, some));
      }),
    );
  });
});

describe('a simulated crowd', () => {
  const SITE = { edges: 20, files: 60, filesPerVisit: 25, beaconsPerVisit: 2 };

  it('makes the given number of visits', () => {
    for (const { crowd, visits } of [
      { crowd: dayOf(10e6), visits: 10e6 / 30 },
      { crowd: viralHour(1e6), visits: 1e6 },
    ]) {
      const { requests } = simulate({ ...SITE, ...crowd });
      expect(requests / SITE.filesPerVisit / visits).toBeCloseTo(1, 2);
    }
  });

  it('fetches each file from storage once per edge and release', () => {
    const { misses, hitRate } = simulate({ ...SITE, ...viralHour(1e6) });
    expect(misses).toBeCloseTo(SITE.edges * SITE.files, 0);
    expect(hitRate).toBeGreaterThan(0.9999);
    expect(simulate({ ...SITE, ...dayOf(10e6) }).misses).toBeCloseTo(6 * SITE.edges * SITE.files, -1);
  });

  it('loses beacons only beyond the capacity of all instances', () => {
    const capacity = (API.instances * API.concurrency) / API.beaconSeconds;
    const at = (visits: number) =>
      simulate({ ...SITE, seconds: 1, releaseEvery: 1, visitsAt: () => visits }).refused;
    expect(at(capacity / 2)).toBe(0);
    expect(at(capacity)).toBeCloseTo(capacity);
  });
});
