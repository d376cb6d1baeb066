/**
 * What a month costs, in US dollars, from what is counted and Google's prices, for us-east1 or the tier that it is in. Read on 2026-11-25 in
 * copies of Google's pages, which may be older. docs/scale.md has what is billed besides; a bill also has taxes.
 */

const MB = 1e6;
const GB = 1e9;
const DAYS = 30;

/** `free` is per month. What is given per day counts as if each day used its share: that a month is uneven adds 3 dollars at most. */
export const PRICES = {
  // What is billed: https://firebase.google.com/docs/hosting/usage-quotas-pricing. How much: https://firebase.google.com/pricing, which was
  // not read itself, only others who quote it: 360 MB a day and 10 GB stored are free.
  transfer: { free: 360 * MB * DAYS, price: 0.15 / GB },
  hostingStorage: { free: 10 * GB, price: 0.026 / GB },
  // https://cloud.google.com/firestore/pricing: 50,000 reads, 20,000 writes and 20,000 deletes a day are free, but not those of a TTL policy.
  // https://firebase.google.com/docs/firestore/pricing: the price in Oregon, which others quote for every region of the United States.
  reads: { free: 50_000 * DAYS, price: 0.03 / 1e5 },
  writes: { free: 20_000 * DAYS, price: 0.09 / 1e5 },
  deletes: { free: 20_000 * DAYS, price: 0.01 / 1e5 },
  // https://cloud.google.com/run/pricing: request-based, tier 1, to which us-east1 belongs (https://cloud.google.com/run/docs/locations).
  invocations: { free: 2e6, price: 0.4 / 1e6 },
  cpuSeconds: { free: 180_000, price: 0.000024 },
  gibSeconds: { free: 360_000, price: 0.0000025 },
};

export type Sku = keyof typeof PRICES;
export type Usage = Record<Sku, number>;

/** What was counted; each is of one. */
export interface Costs {
  /** `reads` and `furtherBytes`: where the visitor goes on to a page with data. */
  visit: { bytes: number; beacons: number; reads: number; furtherBytes: number };
  message: { reads: number; writes: number };
  /** Of a post. */
  publication: { reads: number; writes: number; deletes: number; seconds: number };
  /** A fact is on every page. */
  factPerPost: { reads: number; seconds: number };
  /** A new instance reads the slugs of all posts with its first beacon. */
  coldPostPerStart: { reads: number };
  /** Pages, without pictures. */
  storedPerPost: { bytes: number };
}

/** What is assumed of a month. */
const HABITS = {
  /** Of visitors, how many go on to a page with data, and write. */
  goOn: 0.4,
  write: 0.002,
  publications: 12,
  facts: 2,
  /** For how long a beacon keeps an instance that it shares with others: most of it waits. */
  beaconSeconds: 0.35,
  beaconsAtOnce: 10,
  /** Every five minutes a job looks for what is left to do. */
  jobs: (60 / 5) * 24 * DAYS,
  jobSeconds: 0.5,
  jobReads: 6,
  /** An instance without requests is kept for 15 minutes (https://cloud.google.com/run/docs/about-instance-autoscaling). */
  coldStarts: (60 / 15) * 24 * DAYS,
  emptySiteBytes: 20 * MB,
};

export function usageOf(
  { visits, posts }: { visits: number; posts: number },
  { visit, message, publication, factPerPost, coldPostPerStart, storedPerPost }: Costs,
): Usage {
  const messages = visits * HABITS.write;
  const beacons = visits * visit.beacons;
  const seconds =
    (beacons * HABITS.beaconSeconds) / HABITS.beaconsAtOnce +
    messages * HABITS.beaconSeconds +
    HABITS.publications * publication.seconds +
    HABITS.facts * posts * factPerPost.seconds +
    HABITS.jobs * HABITS.jobSeconds;
  // Beacons that arrive within a quarter of a second are one write: at most four a second of each busy instance.
  const beaconWrites = Math.min(beacons, DAYS * 24 * 3600 * 4);
  return {
    transfer: visits * (visit.bytes + HABITS.goOn * visit.furtherBytes),
    // Of the releases that are kept, as if nothing were shared between them but what did not change: one whole site.
    hostingStorage: HABITS.emptySiteBytes + posts * storedPerPost.bytes,
    reads:
      visits * HABITS.goOn * visit.reads +
      messages * message.reads +
      HABITS.publications * publication.reads +
      HABITS.facts * posts * factPerPost.reads +
      (Math.min(visits, HABITS.coldStarts) + HABITS.publications) * posts * coldPostPerStart.reads +
      // Whether the posts have changed, once a minute.
      Math.min(beacons, 60 * 24 * DAYS) +
      HABITS.jobs * HABITS.jobReads,
    writes: beaconWrites + messages * message.writes + HABITS.publications * publication.writes,
    deletes: HABITS.publications * publication.deletes,
    invocations: beacons + messages * 2 + HABITS.publications * 2 + HABITS.jobs,
    cpuSeconds: seconds,
    gibSeconds: seconds,
  };
}

/** Returns the bill, with the parts that cost something. */
export function billOf(usage: Usage): { total: number; parts: Partial<Record<Sku, number>> } {
  const costs = (Object.entries(usage) as [Sku, number][]).map(([sku, used]) => {
    const { free, price } = PRICES[sku];
    return [sku, Math.max(0, used - free) * price] as const;
  });
  return {
    total: costs.reduce((sum, [, cost]) => sum + cost, 0),
    parts: Object.fromEntries(costs.filter(([, cost]) => cost >= 0.005)),
  };
}
