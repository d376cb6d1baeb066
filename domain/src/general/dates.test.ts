import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  displayYear,
  formatDate,
  formatMoment,
  formatMonth,
  formatMonths,
  formatTimeOfDay,
  momentOf,
  wallTimeOf,
} from './dates';
import { LOCALES, type Locale } from './locale';
import { TIME_ZONE } from './time-zone/zone';

describe('displayYear', () => {
  it.each([
    ['May 2023', 'May 2025'],
    ['mayo de 2023', 'mayo de 2025'],
    ['2023 to 2023', '2025 to 2025'],
    ['March 2024', 'March 2024'],
    ['', ''],
  ])('shows %j as %j', (text, shown) => {
    expect(displayYear(text)).toBe(shown);
  });

  it('removes every 2023 and leaves the rest of the text unchanged', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('2023', '2', '0', '3', ' de ')), (parts) => {
        const text = parts.join('');
        expect(displayYear(text)).not.toContain('2023');
        if (!text.includes('2023')) expect(displayYear(text)).toBe(text);
      }),
    );
  });
});

/** Generates moments after the last time Puerto Rico changed its clocks. */
const moments = fc.date({
  min: new Date('1970-01-01T12:00Z'),
  max: new Date('2199-12-31T12:00Z'),
  noInvalidDate: true,
});

describe('formatted dates', () => {
  const written = (locale: Locale, options: Intl.DateTimeFormatOptions, date: Date) =>
    displayYear(
      new Intl.DateTimeFormat({ en: 'en-US', es: 'es-ES' }[locale], {
        timeZone: TIME_ZONE,
        ...options,
      }).format(date),
    );

  it('are the same as those from `Intl` in both languages, with and without the day', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...LOCALES), (date, locale) => {
        const iso = date.toISOString();
        expect(formatDate(iso, locale)).toBe(written(locale, { dateStyle: 'long' }, date));
        expect(formatMonths(iso, iso, locale)).toBe(
          written(locale, { month: 'long', year: 'numeric' }, date),
        );
        const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
        expect(displayYear(formatMonth(iso.slice(0, 7), locale))).toBe(written(locale, month, date));
      }),
    );
  });
});

describe('formatDate', () => {
  it.each([
    ['2025-03-05T14:00:00.000Z', 'March 5, 2025', '5 de marzo de 2025'],
    ['2026-12-31T14:00:00.000Z', 'December 31, 2026', '31 de diciembre de 2026'],
    ['2024-02-29T12:00:00Z', 'February 29, 2024', '29 de febrero de 2024'],
  ])('formats %s in both languages', (iso, en, es) => {
    expect(formatDate(iso, 'en')).toBe(en);
    expect(formatDate(iso, 'es')).toBe(es);
  });

  it('displays 2023 as 2025', () => {
    expect(formatDate('2023-05-20T16:00:00.000Z', 'en')).toBe('May 20, 2025');
    expect(formatDate('2023-05-20T16:00:00.000Z', 'es')).toBe('20 de mayo de 2025');
  });

  it('uses the calendar day in Puerto Rico', () => {
    expect(formatDate('2026-03-06T03:59:59Z', 'en')).toBe('March 5, 2026');
    expect(formatDate('2026-03-06T04:00:00Z', 'en')).toBe('March 6, 2026');
  });

  it('replaces 2023 only if it is the year of the date in Puerto Rico', () => {
    expect(formatDate('2024-01-01T03:59:59Z', 'en')).toBe('December 31, 2025');
    expect(formatDate('2023-01-01T03:59:59Z', 'en')).toBe('December 31, 2022');
  });

  it('keeps the day of a date without a time', () => {
    expect(formatDate('2025-03-05', 'en')).toBe('March 5, 2025');
    expect(formatDate('2025-03-05', 'es')).toBe('5 de marzo de 2025');
  });

  it.each(['soon', '', 'Class of 5', '2025-13-40', '2025-02-01Tnoon', 'May 2024'])(
    'leaves %j unchanged',
    (text) => {
      expect(formatDate(text, 'en')).toBe(text);
    },
  );

  it('never returns 2023 or "Invalid Date"', () => {
    const moments = fc.date({
      min: new Date('1900-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    const texts = fc.oneof(
      fc.string(),
      moments.map((date) => date.toISOString()),
    );
    fc.assert(
      fc.property(texts, fc.constantFrom(...LOCALES), (text, locale) => {
        expect(formatDate(text, locale)).not.toMatch(/2023|Invalid/);
      }),
    );
  });

  it('returns English text that parses back to the same day', () => {
    const days = fc
      .integer({ min: 0, max: 364 })
      .map((day) => new Date(Date.UTC(2026, 0, 1 + day, 16)).toISOString());
    fc.assert(
      fc.property(days, (iso) => {
        expect(new Date(`${formatDate(iso, 'en')} 12:00 GMT-4`).toISOString()).toBe(iso);
      }),
    );
  });
});

describe('formatMonths', () => {
  it.each([
    ['2025-03-05T16:00:00.000Z', '2025-05-20T16:00:00.000Z', 'March to May 2025', 'marzo a mayo de 2025'],
    [
      '2024-11-05T16:00:00.000Z',
      '2025-01-20T16:00:00.000Z',
      'November 2024 to January 2025',
      'noviembre de 2024 a enero de 2025',
    ],
    ['2025-03-05T16:00:00.000Z', '2025-03-05T16:00:00.000Z', 'March 2025', 'marzo de 2025'],
    [
      '2024-03-05T16:00:00.000Z',
      '2025-03-05T16:00:00.000Z',
      'March 2024 to March 2025',
      'marzo de 2024 a marzo de 2025',
    ],
    // The first of these times is still in March in Puerto Rico.
    ['2025-04-01T03:00:00.000Z', '2025-04-01T04:00:00.000Z', 'March to April 2025', 'marzo a abril de 2025'],
    ['2023-05-05T16:00:00.000Z', '2023-06-05T16:00:00.000Z', 'May to June 2025', 'mayo a junio de 2025'],
  ])('formats %s to %s as %j and %j', (first, last, english, spanish) => {
    expect([formatMonths(first, last, 'en'), formatMonths(first, last, 'es')]).toEqual([english, spanish]);
  });
});

describe('a date and time in Puerto Rico', () => {
  it.each([
    ['2026-03-05', '18:30', '2026-03-05T22:30:00.000Z'],
    ['2026-03-05', '20:00', '2026-03-06T00:00:00.000Z'],
    ['2026-12-31', '23:59', '2027-01-01T03:59:00.000Z'],
    // The clocks change at these times in New York, but not in Puerto Rico.
    ['2026-03-08', '02:30', '2026-03-08T06:30:00.000Z'],
    ['2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    ['2028-02-29', '00:00', '2028-02-29T04:00:00.000Z'],
  ])('round-trips: %s %s is %s', (date, time, iso) => {
    expect(momentOf({ date, time })?.toISOString()).toBe(iso);
    expect(wallTimeOf(new Date(iso))).toEqual({ date, time });
  });

  it.each([
    ['2026-02-29', '10:00'],
    ['2026-13-01', '10:00'],
    ['2026-03-05', '24:00'],
    ['2026-03-05', ''],
    ['', '10:00'],
  ])('is rejected if it is invalid: %j %j', (date, time) => {
    expect(momentOf({ date, time })).toBeNull();
  });

  it('round-trips to the minute', () => {
    const minute = 60_000;
    const range = { min: Date.UTC(2000, 0, 1) / minute, max: Date.UTC(2100, 0, 1) / minute };
    fc.assert(
      fc.property(fc.integer(range), (minutes) => {
        const moment = new Date(minutes * minute);
        expect(momentOf(wallTimeOf(moment))?.getTime()).toBe(moment.getTime());
      }),
    );
  });

  it('can be formatted in either language', () => {
    const iso = '2026-03-05T22:30:00.000Z';
    const plain = (text: string) => text.replace(/\s/g, ' ');
    expect(plain(formatMoment(iso, 'en'))).toBe('Thursday, March 5, 2026 at 6:30 PM');
    expect(plain(formatMoment(iso, 'es'))).toBe('jueves, 5 de marzo de 2026, 6:30 p. m.');
  });
});

it('formatTimeOfDay uses non-breaking spaces, and returns an invalid time unchanged', () => {
  expect(formatTimeOfDay('09:00', 'en')).toBe('9:00\u00A0AM');
  expect(formatTimeOfDay('17:30', 'es')).toBe('5:30\u00A0p.\u00A0m.');
  expect(formatTimeOfDay('9', 'en')).toBe('9');
});
