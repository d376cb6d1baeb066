/** Summarizes repeated measurements and prints them as tables. */

/** Returns a percentile of the values, for example the 75th for a share of 0.75. */
export function percentile(values: readonly number[], share: number) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

/** Returns the smallest, the median and the largest value: `1 / 2 / 3`, or `1` if all are the same. */
export function spread(values: readonly number[], decimals = 0) {
  const shown = [Math.min(...values), median(values), Math.max(...values)].map((value) =>
    value.toFixed(decimals),
  );
  return shown[0] === shown[2] ? shown[0] : shown.join(' / ');
}

type Cell = string | number | undefined;

/** Formats a table cell. Numbers are formatted as in the project's documentation. */
const format = (cell: Cell) =>
  typeof cell === 'number' ? cell.toLocaleString('en-US', { maximumFractionDigits: 1 }) : (cell ?? '');

/** Prints a Markdown table, ready for the documentation. Columns of numbers are right-aligned. */
export function printTable(columns: readonly string[], rows: readonly (readonly Cell[])[]) {
  const cells = rows.map((row) => columns.map((_, index) => format(row[index])));
  const alignment = columns.map((_, index) =>
    cells.every((row) => /^\d|^$/.test(row[index] ?? '')) ? '---:' : '---',
  );
  const lines = [columns, alignment, ...cells].map((line) => `| ${line.join(' | ')} |`);
  console.log(`\n${lines.join('\n')}`);
}
