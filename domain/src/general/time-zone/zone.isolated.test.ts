/** Simulates a build with TIME_ZONE for a business in a time zone with daylight saving time. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { LOCALES, type Locale } from '../locale';
import { readTimeZone } from './rules';

const NEW_YORK = 'America/New_York';
/**
 * The days on which clocks change in New York: from 2:00 to 3:00 on March 8, and from 2:00 back to 1:00 on
 * November 1.
 */
const [SPRING, AUTUMN] = ['2026-03-08', '2026-11-01'];
const MINUTE_MS = 60_000;

const inZone = (timeZone: string, options: Intl.DateTimeFormatOptions, locale = 'en-US') =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone });
const wallClock = inZone(NEW_YORK, {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
/** Returns the date and time of an instant according to `Intl`. */
function expectedWallTime(moment: Date) {
  const parts = Object.fromEntries(wallClock.formatToParts(moment).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute } = parts;
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

const moments = fc
  .integer({ min: Date.UTC(2000, 0, 1) / MINUTE_MS, max: Date.UTC(2060, 0, 1) / MINUTE_MS - 1 })
  .map((minute) => new Date(minute * MINUTE_MS));
/** Generates the times of clock changes. The times around them are the edge cases. */
const changes = fc.constantFrom(
  ...readTimeZone(NEW_YORK)
    .offsets.slice(1)
    .map(([begin]) => begin),
);
const nearChanges = fc
  .tuple(changes, fc.integer({ min: -180, max: 180 }))
  .map(([begin, minutes]) => new Date((begin + minutes) * MINUTE_MS));
const anyMoment = fc.oneof(moments, nearChanges);

let dates: typeof import('../dates');
let stats: typeof import('../../stats/days');
let hours: typeof import('../../content/opening-hours');
beforeAll(async () => {
  vi.stubGlobal('__TIME_ZONE__', readTimeZone(NEW_YORK));
  dates = await import('../dates');
  stats = await import('../../stats/days');
  hours = await import('../../content/opening-hours');
  return () => vi.unstubAllGlobals();
});

describe('readTimeZone', () => {
  it.each([
    'America/New_York',
    'America/Santiago',
    'Europe/Madrid',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'Asia/Kathmandu',
  ])('returns the offsets of %s for every minute from 2000 to 2060', (name) => {
    const { offsets } = readTimeZone(name);
    const written = inZone(name, { timeZoneName: 'longOffset' });
    fc.assert(
      fc.property(moments, (moment) => {
        const minute = moment.getTime() / MINUTE_MS;
        const [, offset = NaN] = offsets.findLast(([begin]) => begin <= minute) ?? [];
        const [, sign, hour = 0, minutes = 0] =
          /GMT(?:([+-])(\d\d):(\d\d))?/.exec(written.format(moment)) ?? [];
        expect(offset).toBe((sign === '-' ? -1 : 1) * (Number(hour) * 60 + Number(minutes)));
      }),
    );
  });

  it('returns a single offset for the default time zone, where clocks never change', () => {
    expect(readTimeZone('America/Puerto_Rico').offsets.map(([, offset]) => offset)).toEqual([-240]);
  });

  it('throws a RangeError for an unknown name', () => {
    expect(() => readTimeZone('America/Nowhere')).toThrow(RangeError);
  });
});

describe('in New York’s time zone', () => {
  it('an instant has the date and time that clocks show', () => {
    fc.assert(
      fc.property(anyMoment, (moment) => {
        expect(dates.wallTimeOf(moment)).toEqual(expectedWallTime(moment));
      }),
    );
  });

  it('a date and time are converted to the first instant at which they occur', () => {
    fc.assert(
      fc.property(anyMoment, (moment) => {
        const wall = dates.wallTimeOf(moment);
        const found = dates.momentOf(wall) ?? new Date(NaN);
        expect(dates.wallTimeOf(found)).toEqual(wall);
        expect([0, 60 * MINUTE_MS]).toContain(moment.getTime() - found.getTime());
      }),
    );
  });

  it.each([
    ['a time before the clock change', SPRING, '01:59', '2026-03-08T06:59:00.000Z'],
    ['a skipped time, moved forward by the gap,', SPRING, '02:30', '2026-03-08T07:30:00.000Z'],
    ['the first time after the skipped hour', SPRING, '03:00', '2026-03-08T07:00:00.000Z'],
    ['the first occurrence of a repeated time', AUTUMN, '01:30', '2026-11-01T05:30:00.000Z'],
    ['the first time after the repeated hour', AUTUMN, '02:00', '2026-11-01T07:00:00.000Z'],
    ['a day of 23 hours', SPRING, '00:00', '2026-03-08T05:00:00.000Z'],
    ['the day after the day of 23 hours', '2026-03-09', '00:00', '2026-03-09T04:00:00.000Z'],
    ['a day of 25 hours', AUTUMN, '00:00', '2026-11-01T04:00:00.000Z'],
    ['the day after the day of 25 hours', '2026-11-02', '00:00', '2026-11-02T05:00:00.000Z'],
  ])('%s is scheduled correctly: %s %s', (_what, date, time, iso) => {
    expect(dates.momentOf({ date, time })?.toISOString()).toBe(iso);
  });

  it('a post scheduled in the skipped hour shows the time when it will actually be published', () => {
    const moment = dates.momentOf({ date: SPRING, time: '02:30' });
    expect(dates.wallTimeOf(moment ?? new Date(NaN))).toEqual({ date: SPRING, time: '03:30' });
    expect(dates.momentOf({ date: '2026-02-29', time: '02:30' })).toBeNull();
  });

  it('formatted dates match `Intl`', () => {
    const tags = { en: 'en-US', es: 'es-ES' } as const satisfies Record<Locale, string>;
    fc.assert(
      fc.property(anyMoment, fc.constantFrom(...LOCALES), (moment, locale) => {
        const written = inZone(NEW_YORK, { dateStyle: 'long' }, tags[locale]).format(moment);
        expect(dates.formatDate(moment.toISOString(), locale)).toBe(dates.displayYear(written));
      }),
    );
    expect(dates.formatDate(SPRING, 'en')).toBe('March 8, 2026');
  });

  it('each instant belongs to exactly one day', () => {
    fc.assert(
      fc.property(anyMoment, (moment) => {
        const day = stats.dayOf(moment);
        expect(day).toBe(expectedWallTime(moment).date);
        const begin = dates.startOfDay(day).getTime();
        expect(begin).toBeLessThanOrEqual(moment.getTime());
        expect(stats.dayOf(new Date(begin))).toBe(day);
        expect(stats.dayOf(new Date(begin - 1)) < day).toBe(true);
      }),
    );
  });

  it('statistics expire when a month ends in New York', () => {
    // Daylight saving time applies at the first expiration but not at the second.
    expect(stats.statsExpiry('2026-05-31')).toEqual(new Date('2028-07-01T04:00:00Z'));
    expect(stats.statsExpiry('2026-11-22')).toEqual(new Date('2029-01-01T05:00:00Z'));
  });

  it.each([
    [SPRING, '2026-03-09T03:59:59Z', '2026-03-09T04:00:00Z'],
    [AUTUMN, '2026-11-02T04:59:59Z', '2026-11-02T05:00:00Z'],
  ])('a closure on %s, when clocks change, is announced until the end of that day', (date, last, over) => {
    const closures = [{ from: date, to: date }];
    const announcedAt = (moment: string) =>
      hours.upcomingClosures(closures, dates.wallTimeOf(new Date(moment)).date);
    expect([announcedAt(last), announcedAt(over)]).toEqual([closures, []]);
  });
});
