/** Lists whose items say when something is: on which days, from when until when. */
import type { FieldSet } from './field';

type Row = Readonly<Record<string, unknown>>;

/** Returns the path of the days of the first item that is at a time of an item before it: `[1].days`. Null if there is none. */
export function overlapIn(fields: FieldSet, items: readonly Row[]): string | null {
  const entries = Object.entries(fields);
  const [days = ''] = entries.find(([, { type }]) => type === 'days') ?? [];
  const [start = '', end = ''] = entries.filter(([, { type }]) => type === 'time').map(([name]) => name);
  const isBefore = (one: unknown, other: unknown): boolean =>
    typeof one === 'string' && typeof other === 'string' && one !== '' && one < other;
  const sharesDay = (one: unknown, other: unknown): boolean =>
    Array.isArray(one) && Array.isArray(other) && one.some((day) => other.includes(day));
  const overlap = (one: Row, other: Row): boolean =>
    sharesDay(one[days], other[days]) && isBefore(one[start], other[end]) && isBefore(other[start], one[end]);
  const index = items.findIndex((item, place) => items.slice(0, place).some((other) => overlap(item, other)));
  return index < 0 ? null : `[${index}].${days}`;
}
