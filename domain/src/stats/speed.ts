import type { Metric } from './limits';

/**
 * The upper limits of the histogram buckets. One more bucket holds all higher values. The limits include
 * Google's thresholds for "good" and "poor", so those two counts are exact.
 */
const BUCKETS: Record<Metric, readonly number[]> = {
  LCP: [500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 5000, 6000, 8000, 12_000],
  INP: [50, 100, 150, 200, 300, 400, 500, 750, 1000, 2000],
  CLS: [0.01, 0.025, 0.05, 0.1, 0.15, 0.2, 0.25, 0.5, 1],
};
/**
 * Google's thresholds (web.dev/articles/vitals). Values up to the first are good, and values above the second
 * are poor.
 */
const RATINGS: Record<Metric, readonly [number, number]> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
};

export function bucketOf(metric: Metric, value: number): number {
  const found = BUCKETS[metric].findIndex((limit) => value <= limit);
  return found === -1 ? BUCKETS[metric].length : found;
}

export interface Speed {
  count: number;
  good: number;
  fair: number;
  poor: number;
  /** The 75th percentile, estimated within its bucket, or null if there are no measurements. */
  p75: number | null;
}

export function speedOf(metric: Metric, histogram: readonly number[]): Speed {
  const limits = BUCKETS[metric];
  const [good, fair] = RATINGS[metric];
  const between = (from: number, to: number) =>
    histogram.reduce(
      (sum, count, index) =>
        (limits[index] ?? Infinity) > from && (limits[index] ?? Infinity) <= to ? sum + count : sum,
      0,
    );
  const count = between(-1, Infinity);
  return {
    count,
    good: between(-1, good),
    fair: between(good, fair),
    poor: between(fair, Infinity),
    p75: percentile(limits, histogram, count * 0.75),
  };
}

function percentile(limits: readonly number[], histogram: readonly number[], rank: number): number | null {
  if (rank === 0) return null;
  let below = 0;
  for (const [index, count] of histogram.entries()) {
    if (count > 0 && below + count >= rank) {
      const from = limits[index - 1] ?? 0;
      // The histogram's last bucket has no upper limit.
      const to = limits[index] ?? from;
      return from + (to - from) * ((rank - below) / count);
    }
    below += count;
  }
  return null;
}
