/**
 * Finds overlaps in lists of weekly times, such as opening hours. An item covers certain days from a start to
 * an end, and may have a second time span.
 */
import type { FieldSet } from './field';

type Row = Readonly<Record<string, unknown>>;

/** The names of the two fields that hold the start and the end of a time span. */
export type SpanNames = readonly [start: string, end: string];

/** Returns the names of the start and end fields of each time span in a description, in field order. */
export function spanNames(fields: FieldSet): SpanNames[] {
  const times = Object.keys(fields).filter((name) => fields[name]?.type === 'time');
  return times.flatMap((start, index): SpanNames[] => {
    const end = times[index + 1];
    return index % 2 === 0 && end !== undefined ? [[start, end]] : [];
  });
}

/**
 * Returns the path to the days of the first item that overlaps an earlier one, such as `[1].days`. Returns
 * null if there are no overlaps.
 */
export function overlapIn(fields: FieldSet, items: readonly Row[]): string | null {
  const [days = ''] = Object.entries(fields).find(([, { type }]) => type === 'days') ?? [];
  const spans = spanNames(fields);
  const isBefore = (one: unknown, other: unknown): boolean =>
    typeof one === 'string' && typeof other === 'string' && one !== '' && one < other;
  const sharesDay = (one: unknown, other: unknown): boolean =>
    Array.isArray(one) && Array.isArray(other) && one.some((day) => other.includes(day));
  const sharesTime = (one: Row, other: Row): boolean =>
    spans.some(([start, end]) =>
      spans.some(([from, to]) => isBefore(one[start], other[to]) && isBefore(other[from], one[end])),
    );
  const overlap = (one: Row, other: Row): boolean =>
    sharesDay(one[days], other[days]) && sharesTime(one, other);
  const index = items.findIndex((item, place) => items.slice(0, place).some((other) => overlap(item, other)));
  return index < 0 ? null : `[${index}].${days}`;
}
