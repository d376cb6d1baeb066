/**
 * Simulates many visits to the site, second by second: the load on the CDN's edges, on Hosting's storage, on
 * the function and on Firestore. Uses expected values instead of random numbers, so that the results are
 * reproducible.
 *
 * An edge caches every fetched file until the next release
 * (https://firebase.google.com/docs/hosting/manage-cache). The simulation assumes that visitors are spread
 * evenly over a given number of edges, and that beacons are never cached.
 */

export interface Crowd {
  seconds: number;
  /** The number of visits that start in a given second. */
  visitsAt: (second: number) => number;
  /** The interval between releases, in seconds. */
  releaseEvery: number;
  edges: number;
  /** The number of different files that visitors request. */
  files: number;
  filesPerVisit: number;
  beaconsPerVisit: number;
}

/**
 * The `api` function's settings: its maximum number of instances, and each one's concurrency and statistics
 * writes per second. Also the duration of a beacon request, and the number of documents that share a day's
 * writes.
 */
export const API = { instances: 10, concurrency: 20, beaconSeconds: 0.35, writesPerSecond: 4, documents: 40 };

export function simulate({
  seconds,
  visitsAt,
  releaseEvery,
  edges,
  files,
  filesPerVisit,
  beaconsPerVisit,
}: Crowd) {
  const pairs = edges * files;
  const capacity = (API.instances * API.concurrency) / API.beaconSeconds;
  let cold = pairs;
  let requests = 0;
  let misses = 0;
  let refused = 0;
  const peak = { requests: 0, misses: 0, beacons: 0, instances: 0, writesPerDocument: 0 };
  for (let second = 0; second < seconds; second += 1) {
    if (second % releaseEvery === 0) cold = pairs;
    const visits = visitsAt(second);
    const asked = visits * filesPerVisit;
    // The expected number of files requested from an edge for the first time since the release.
    const missed = cold * (1 - Math.exp(-asked / pairs));
    cold -= missed;
    const beacons = visits * beaconsPerVisit;
    const accepted = Math.min(beacons, capacity);
    const instances = Math.ceil((accepted * API.beaconSeconds) / API.concurrency);
    requests += asked;
    misses += missed;
    refused += beacons - accepted;
    peak.requests = Math.max(peak.requests, asked);
    peak.misses = Math.max(peak.misses, missed);
    peak.beacons = Math.max(peak.beacons, beacons);
    peak.instances = Math.max(peak.instances, instances);
    peak.writesPerDocument = Math.max(
      peak.writesPerDocument,
      Math.min(accepted, instances * API.writesPerSecond) / API.documents,
    );
  }
  return { requests, hitRate: 1 - misses / requests, misses, refused, peak };
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Returns an average day for a given number of visits per month. Visits peak in the evening. */
export const dayOf = (visitsPerMonth: number) => ({
  seconds: DAY,
  // The rate varies between zero and twice the mean, and peaks at 20:00.
  visitsAt: (second: number) =>
    (visitsPerMonth / 30 / DAY) * (1 + Math.cos(((second - 20 * HOUR) / DAY) * 2 * Math.PI)),
  releaseEvery: 4 * HOUR,
});

/** Returns an hour in which a post goes viral: visits peak after a minute and then decline. */
export const viralHour = (visits: number) => {
  const rise = 60;
  const fade = 20 * 60;
  const shape = (second: number) => Math.min(1, second / rise) * Math.exp(-second / fade);
  const whole = Array.from({ length: HOUR }, (_, second) => shape(second)).reduce(
    (sum, part) => sum + part,
    0,
  );
  return {
    seconds: HOUR,
    visitsAt: (second: number) => (visits * shape(second)) / whole,
    releaseEvery: HOUR,
  };
};
