import { describe, expect, it, onTestFinished } from 'vitest';
import { resources as spanish } from '../../locales/es';
import { formatAge, formatDateTime, formatTime } from './dateTime';

/** Returns the ISO 8601 form of a local time in Puerto Rico, which is four hours behind UTC all year. */
const inPuertoRico = (hours: number, minutes: number, day = 5, year = 2025) =>
  new Date(Date.UTC(year, 10, day, hours + 4, minutes)).toISOString();

/** Normalizes spaces, because browsers use different ones within `p. m.` */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('formatDateTime', () => {
  it.each([
    [inPuertoRico(15, 4), 'Nov 5, 2025 - 3:04 PM', '5 nov 2025 - 3:04 p. m.'],
    [inPuertoRico(0, 0), 'Nov 5, 2025 - 12:00 AM', '5 nov 2025 - 12:00 a. m.'],
    [inPuertoRico(12, 30), 'Nov 5, 2025 - 12:30 PM', '5 nov 2025 - 12:30 p. m.'],
    [inPuertoRico(20, 23), 'Nov 5, 2025 - 8:23 PM', '5 nov 2025 - 8:23 p. m.'],
  ])('formats %s as %s and %s', (iso, en, es) => {
    expect(formatDateTime(iso, 'en')).toBe(en);
    expect(plain(formatDateTime(iso, 'es'))).toBe(es);
  });

  it.each(['America/Los_Angeles', 'Asia/Tokyo'])("uses Puerto Rico's time zone on a device in %s", (zone) => {
    const { TZ } = process.env;
    onTestFinished(() => void (process.env.TZ = TZ));
    process.env.TZ = zone;
    expect(formatDateTime(inPuertoRico(23, 30), 'en')).toBe('Nov 5, 2025 - 11:30 PM');
    expect(formatTime(inPuertoRico(23, 30), 'en', new Date(inPuertoRico(0, 10)))).toBe('11:30 PM');
  });

  it('shows the year 2023 as 2025, as the site does', () => {
    expect(formatDateTime(inPuertoRico(15, 4, 5, 2023), 'en')).toBe('Nov 5, 2025 - 3:04 PM');
    expect(formatDateTime('2023 or so', 'en')).toBe('2025 or so');
  });

  it("returns a string unchanged if it isn't a date", () => {
    expect(formatDateTime('soon', 'en')).toBe('soon');
  });
});

describe('formatTime', () => {
  const now = new Date(inPuertoRico(16, 0));

  it("includes the date only if it isn't today", () => {
    expect(formatTime(inPuertoRico(15, 4), 'en', now)).toBe('3:04 PM');
    expect(formatTime(inPuertoRico(0, 0), 'en', now)).toBe('12:00 AM');
    expect(formatTime(inPuertoRico(23, 59, 4), 'en', now)).toBe('Nov 4, 2025 - 11:59 PM');
    expect(formatTime(inPuertoRico(15, 4, 5, 2024), 'en', now)).toBe('Nov 5, 2024 - 3:04 PM');
  });

  it("returns a string unchanged if it isn't a date", () => {
    expect(formatTime('soon', 'en', now)).toBe('soon');
  });
});

describe('formatAge', () => {
  const now = new Date(inPuertoRico(1, 0));

  it.each([
    [inPuertoRico(1, 0), 'this minute', 'este minuto'],
    [inPuertoRico(0, 57), '3 min. ago', 'hace 3 min'],
    [inPuertoRico(2, 0, 4), '23 hr. ago', 'hace 23 h'],
    // Days are counted in Puerto Rico: 25 hours before `now` is yesterday there, but 26 hours before isn't.
    [inPuertoRico(0, 0, 4), 'yesterday', 'ayer'],
    [inPuertoRico(23, 0, 3), '2 days ago', 'anteayer'],
    [inPuertoRico(1, 0, 5, 2024), 'Nov 5, 2024', '5 nov 2024'],
    ['soon', 'soon', 'soon'],
  ])('formats %s as %s and %s', (iso, en, es) => {
    expect(formatAge(iso, 'en', now)).toBe(en);
    expect(formatAge(iso, 'es', now)).toBe(es);
  });

  it("never returns a time in the future, even if the device's clock is behind", () => {
    expect(formatAge(inPuertoRico(1, 5), 'en', now)).toBe('this minute');
  });
});

it('no Spanish string adds a period after a time, which already ends with one', () => {
  const texts = Object.values(spanish).flatMap((texts): string[] => Object.values(texts));
  expect(texts.some((text) => text.includes('{{time}}'))).toBe(true);
  expect(texts.filter((text) => /\{\{(time|first|last)\}\}\./.test(text))).toEqual([]);
});
