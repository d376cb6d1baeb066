import { describe, expect, it } from 'vitest';
import { formatDateTime, formatTime } from './dateTime';

/** Returns an ISO 8601 time from a local one: `formatDateTime` formats in the device's time zone. */
const local = (hours: number, minutes: number) => new Date(2025, 10, 5, hours, minutes).toISOString();

describe('a date and time in the owner’s area', () => {
  it.each([
    [local(15, 4), 'Nov 5, 2025 - 3:04 PM'],
    [local(0, 0), 'Nov 5, 2025 - 12:00 AM'],
    [local(12, 30), 'Nov 5, 2025 - 12:30 PM'],
  ])('%s is formatted as %s', (iso, text) => {
    expect(formatDateTime(iso, 'en')).toBe(text);
  });

  it('has the month in Spanish', () => {
    expect(formatDateTime(local(9, 5), 'es')).toMatch(/^nov 5, 2025 - 9:05 /);
  });

  it('is returned unchanged when it is not a date', () => {
    expect(formatDateTime('soon', 'en')).toBe('soon');
  });
});

describe('a time in the owner’s area', () => {
  const now = new Date(2025, 10, 5, 16, 0);

  it('has its day only if that is not today', () => {
    expect(formatTime(local(15, 4), 'en', now)).toBe('3:04 PM');
    expect(formatTime(local(0, 0), 'en', now)).toBe('12:00 AM');
    expect(formatTime(new Date(2025, 10, 4, 23, 59).toISOString(), 'en', now)).toBe('Nov 4, 2025 - 11:59 PM');
    expect(formatTime(new Date(2024, 10, 5, 15, 4).toISOString(), 'en', now)).toBe('Nov 5, 2024 - 3:04 PM');
  });

  it('is returned unchanged when it is not a date', () => {
    expect(formatTime('soon', 'en', now)).toBe('soon');
  });
});
