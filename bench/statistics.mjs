// Summaries of repeated measurements.

/**
 * Returns the value that a share of all values does not exceed.
 * @param {number[]} values
 * @param {number} share
 */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** @param {number[]} values */
export const median = (values) => percentile(values, 0.5);

/**
 * Returns the smallest, the median and the largest value: `1 / 2 / 3`, or `1` where all are the same.
 * @param {number[]} values
 * @param {number} decimals
 */
export function spread(values, decimals) {
  const shown = [Math.min(...values), median(values), Math.max(...values)].map((value) =>
    value.toFixed(decimals),
  );
  return shown[0] === shown[2] ? shown[0] : shown.join(' / ');
}
