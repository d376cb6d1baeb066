/**
 * Estimates a month's costs in US dollars from measured usage and Google's prices for us-east1 or its price
 * tier. The prices were taken on 2026-11-25 from copies of Google's pages, which may be out of date.
 * docs/scale.md lists other billed services. A real bill also includes taxes.
 */

const MB = 1e6;
const GB = 1e9;
const DAYS = 30;

/**
 * The prices and the free monthly quotas (`free`). Daily quotas are treated as if usage were spread evenly.
 * Uneven usage adds at most 3 dollars to a month's bill.
 */
export const PRICES = {
  // https://firebase.google.com/docs/hosting/usage-quotas-pricing lists the billed resources. The prices come
  // from pages that quote the price list (https://firebase.google.com/pricing), not from the list itself. 360
  // MB a day and 10 GB of storage are free.
  transfer: { free: 360 * MB * DAYS, price: 0.15 / GB },
  hostingStorage: { free: 10 * GB, price: 0.026 / GB },
  // According to https://cloud.google.com/firestore/pricing, 50,000 reads, 20,000 writes and 20,000 deletes a
  // day are free, except for deletes by a TTL policy. The prices are those for Oregon
  // (https://firebase.google.com/docs/firestore/pricing), which other sources quote for every US region.
  reads: { free: 50_000 * DAYS, price: 0.03 / 1e5 },
  writes: { free: 20_000 * DAYS, price: 0.09 / 1e5 },
  deletes: { free: 20_000 * DAYS, price: 0.01 / 1e5 },
  // Tier 1 prices for request-based billing (https://cloud.google.com/run/pricing). Tier 1 includes us-east1
  // (https://cloud.google.com/run/docs/locations).
  invocations: { free: 2e6, price: 0.4 / 1e6 },
  cpuSeconds: { free: 180_000, price: 0.000024 },
  gibSeconds: { free: 360_000, price: 0.0000025 },
};

export type Sku = keyof typeof PRICES;
export type Usage = Record<Sku, number>;

/** The measured usage per visit, message, publication, and so on. */
export interface Costs {
  /**
   * The usage per visit. `reads` and `furtherBytes` count only if the visitor continues to a page with data.
   */
  visit: { bytes: number; beacons: number; reads: number; furtherBytes: number };
  message: { reads: number; writes: number };
  /** The usage each time a post is published. */
  publication: { reads: number; writes: number; deletes: number; seconds: number };
  /** The usage per post when a fact changes, because facts appear on every page. */
  factPerPost: { reads: number; seconds: number };
  /** The usage per post when an instance starts, because its first beacon reads the slugs of all posts. */
  coldPostPerStart: { reads: number };
  /** The stored size of a post's pages, without pictures. */
  storedPerPost: { bytes: number };
}

/** Assumptions about a month's usage. */
const HABITS = {
  /** The share of visitors who continue to a page with data. */
  goOn: 0.4,
  /** The share of visitors who write a message. */
  write: 0.002,
  publications: 12,
  facts: 2,
  /** How long a beacon occupies its share of an instance. Most of that time is spent waiting. */
  beaconSeconds: 0.35,
  beaconsAtOnce: 10,
  /** The number of job runs in a month. A job checks for pending work every five minutes. */
  jobs: (60 / 5) * 24 * DAYS,
  jobSeconds: 0.5,
  jobReads: 6,
  /**
   * The number of instance starts in a month. An idle instance is kept for 15 minutes
   * (https://cloud.google.com/run/docs/about-instance-autoscaling).
   */
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
  // Beacons within a quarter of a second share one write, so an instance writes at most four times a second.
  const beaconWrites = Math.min(beacons, DAYS * 24 * 3600 * 4);
  return {
    transfer: visits * (visit.bytes + HABITS.goOn * visit.furtherBytes),
    // Assumes that the releases Hosting keeps share all unchanged files, so together they take up as much
    // space as one site.
    hostingStorage: HABITS.emptySiteBytes + posts * storedPerPost.bytes,
    reads:
      visits * HABITS.goOn * visit.reads +
      messages * message.reads +
      HABITS.publications * publication.reads +
      HABITS.facts * posts * factPerPost.reads +
      (Math.min(visits, HABITS.coldStarts) + HABITS.publications) * posts * coldPostPerStart.reads +
      // Each instance checks once a minute whether the posts have changed.
      Math.min(beacons, 60 * 24 * DAYS) +
      HABITS.jobs * HABITS.jobReads,
    writes: beaconWrites + messages * message.writes + HABITS.publications * publication.writes,
    deletes: HABITS.publications * publication.deletes,
    invocations: beacons + messages * 2 + HABITS.publications * 2 + HABITS.jobs,
    cpuSeconds: seconds,
    gibSeconds: seconds,
  };
}

/** Returns a bill's total and the parts that cost at least half a cent. */
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
