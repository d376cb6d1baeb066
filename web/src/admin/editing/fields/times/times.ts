/** What the editor fills in beside the times and dates that the owner types. */
import type { FieldSet } from '@app/domain/fields/field';
import type { SpanNames } from '@app/domain/fields/timetable';
import type { Item } from '../values';

const HOUR = 60;
const NOON = 12 * HOUR;
const LAST_MINUTE = 24 * HOUR - 1;
/** A shorter time isn't divided: what is added comes after it. */
const DIVISIBLE = 3 * HOUR;

const minutesOf = (time: unknown): number | null => {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(String(time)) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * HOUR + Number(minutes);
};

const timeAt = (minutes: number): string =>
  [Math.floor(minutes / HOUR), minutes % HOUR].map((part) => String(part).padStart(2, '0')).join(':');

/** Returns the times with a break of an hour: at noon, or in the middle of what is not open at noon. */
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

/** Returns the times without the break: from the first until the last. */
export const withoutBreak = (item: Item, [, end]: SpanNames, [startAgain, endAgain]: SpanNames): Item => ({
  [end]: item[endAgain] === '' ? item[end] : item[endAgain],
  [startAgain]: '',
  [endAgain]: '',
});

/**
 * Returns changes of an item, with the last day beside a first one: the same until the owner has chosen
 * another.
 */
export function withDate(fields: FieldSet, item: Item, changes: Item): Item {
  const ends = Object.entries(fields).flatMap(([name, field]) => {
    const first = field.type === 'date' ? field.notBefore : undefined;
    if (first === undefined || !(first in changes)) return [];
    return item[name] === '' || item[name] === item[first] ? [[name, changes[first]]] : [];
  });
  return { ...changes, ...(Object.fromEntries(ends) as Item) };
}
