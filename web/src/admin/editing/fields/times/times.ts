/** Fills in times and dates when the owner changes related ones. */
import type { FieldSet } from '@app/domain/fields/field';
import type { SpanNames } from '@app/domain/fields/timetable';
import type { Item } from '../values';

const HOUR = 60;
const NOON = 12 * HOUR;
const LAST_MINUTE = 24 * HOUR - 1;
/**
 * The minimum length of a span that a break can divide. If the span is shorter, a second span is added after
 * it instead.
 */
const DIVISIBLE = 3 * HOUR;

const minutesOf = (time: unknown): number | null => {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(String(time)) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * HOUR + Number(minutes);
};

const timeAt = (minutes: number): string =>
  [Math.floor(minutes / HOUR), minutes % HOUR].map((part) => String(part).padStart(2, '0')).join(':');

/**
 * Returns the changes that add a break to an item: an hour at noon, or in the middle of the time span if noon
 * is outside the span. If the span is too short to divide, they add a second span after it instead.
 */
export function withBreak(item: Item, [start, end]: SpanNames, [startAgain, endAgain]: SpanNames): Item {
  const from = minutesOf(item[start]) ?? 9 * HOUR;
  const to = minutesOf(item[end]) ?? from + 8 * HOUR;
  if (to - from < DIVISIBLE) {
    const again = Math.min(to + HOUR, LAST_MINUTE - 1);
    return { [startAgain]: timeAt(again), [endAgain]: timeAt(Math.min(again + HOUR, LAST_MINUTE)) };
  }
  const isOpenAtNoon = from < NOON && to > NOON + HOUR;
  const pause = isOpenAtNoon ? NOON : Math.floor((from + to) / 2 / HOUR) * HOUR;
  return {
    [start]: timeAt(from),
    [end]: timeAt(pause),
    [startAgain]: timeAt(pause + HOUR),
    [endAgain]: timeAt(to),
  };
}

/** Returns the changes that remove an item's break and merge its two time spans into one. */
export const withoutBreak = (item: Item, [, end]: SpanNames, [startAgain, endAgain]: SpanNames): Item => ({
  [end]: item[endAgain] === '' ? item[end] : item[endAgain],
  [startAgain]: '',
  [endAgain]: '',
});

/**
 * Returns the changes to an item, plus the last day for each changed first day. The last day stays equal to
 * the first day unless the owner chose a different one.
 */
export function withDate(fields: FieldSet, item: Item, changes: Item): Item {
  const ends = Object.entries(fields).flatMap(([name, field]) => {
    const first = field.type === 'date' ? field.notBefore : undefined;
    if (first === undefined || !(first in changes)) return [];
    return item[name] === '' || item[name] === item[first] ? [[name, changes[first]]] : [];
  });
  return { ...changes, ...(Object.fromEntries(ends) as Item) };
}
