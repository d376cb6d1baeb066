/** The time zone of the business: the server and every browser show the same day, whatever the zone of the machine. */

const MINUTE_MS = 60_000;

export interface TimeZone {
  /** Its IANA name. */
  name: string;
  /** Offsets from UTC in minutes, each with the minute since 1970 at which it begins. The first one also applies before that. */
  offsets: readonly (readonly [begin: number, offset: number])[];
}

/** Puerto Rico has no daylight saving time. */
const PUERTO_RICO: TimeZone = { name: 'America/Puerto_Rico', offsets: [[0, -240]] };

/** Set by the build for a business in another zone (TIME_ZONE). */
declare const __TIME_ZONE__: TimeZone | undefined;

const ZONE = typeof __TIME_ZONE__ === 'undefined' ? PUERTO_RICO : __TIME_ZONE__;

/** The IANA name of the zone. */
export const TIME_ZONE = ZONE.name;

/** Returns how many milliseconds the business's clock is ahead of UTC at a time. */
export function offsetAt(time: number): number {
  const minute = Math.floor(time / MINUTE_MS);
  let current = ZONE.offsets[0]?.[1] ?? 0;
  for (const [begin, offset] of ZONE.offsets) if (begin <= minute) current = offset;
  return current * MINUTE_MS;
}
