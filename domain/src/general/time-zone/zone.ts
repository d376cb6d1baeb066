/**
 * Defines the business's time zone. The server and all browsers show the same day, regardless of the
 * machine's time zone.
 */

const MINUTE_MS = 60_000;

export interface TimeZone {
  /** The IANA name of the time zone. */
  name: string;
  /**
   * The offsets from UTC in minutes. Each is paired with the time at which it takes effect, in minutes since
   * 1970. The first offset also applies to earlier times.
   */
  offsets: readonly (readonly [begin: number, offset: number])[];
}

/**
 * The default time zone. It has a single offset, because Puerto Rico doesn't observe daylight saving time.
 */
const PUERTO_RICO: TimeZone = { name: 'America/Puerto_Rico', offsets: [[0, -240]] };

/** The time zone that the build variable TIME_ZONE selects; undefined for the default time zone. */
declare const __TIME_ZONE__: TimeZone | undefined;

const ZONE = typeof __TIME_ZONE__ === 'undefined' ? PUERTO_RICO : __TIME_ZONE__;

/** The IANA name of the business's time zone. */
export const TIME_ZONE = ZONE.name;

/** Returns the business's UTC offset at the given time, both in milliseconds. */
export function offsetAt(time: number): number {
  const minute = Math.floor(time / MINUTE_MS);
  let current = ZONE.offsets[0]?.[1] ?? 0;
  for (const [begin, offset] of ZONE.offsets) if (begin <= minute) current = offset;
  return current * MINUTE_MS;
}
