/**
 * Computes a time zone's offsets at build time. Pages use them instead of `Intl`, which is slow and has
 * outdated rules on old devices.
 */
import type { TimeZone } from './zone';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const FIRST_MINUTE = Date.UTC(2000, 0, 1) / MINUTE_MS;
/** The end of the computed period. The last offset applies to any later date. */
const LAST_MINUTE = Date.UTC(2060, 0, 1) / MINUTE_MS;

/** Matches an offset such as `GMT-04:00`, or plain `GMT`. */
const OFFSET = /GMT(?:([+-])(\d\d):(\d\d))?/;

/** Returns the time zone with this IANA name. Throws a RangeError if it doesn't exist. */
export function readTimeZone(name: string): TimeZone {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
  const offsetAt = (minute: number): number => {
    const [, sign, hours = 0, minutes = 0] = OFFSET.exec(format.format(minute * MINUTE_MS)) ?? [];
    return (sign === '-' ? -1 : 1) * (60 * Number(hours) + Number(minutes));
  };
  let before = offsetAt(FIRST_MINUTE);
  const offsets: [number, number][] = [[FIRST_MINUTE, before]];
  for (let day = FIRST_MINUTE; day < LAST_MINUTE; day += DAY_MINUTES) {
    const after = offsetAt(day + DAY_MINUTES);
    if (before === after) continue;
    // The first minute with the new offset is later than `low` and no later than `high`.
    let [low, high] = [day, day + DAY_MINUTES];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (offsetAt(middle) === before) low = middle;
      else high = middle;
    }
    offsets.push([high, after]);
    before = after;
  }
  return { name, offsets };
}

/**
 * Returns the constants that a build defines for a time zone. There are none for an empty name, which means
 * the demo's time zone.
 */
export const timeZoneDefine = (name = ''): Record<string, string> =>
  name === '' ? {} : { __TIME_ZONE__: JSON.stringify(readTimeZone(name)) };
