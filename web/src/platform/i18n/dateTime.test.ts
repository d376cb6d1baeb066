import { describe, expect, it } from 'vitest';
import { formatDateTime } from './dateTime';

/** The moment of a clock on this device's wall: the format is in local time. */
const local = (hours: number, minutes: number) => new Date(2025, 10, 5, hours, minutes).toISOString();

describe('a moment in the owner’s area', () => {
  it.each([
    [local(15, 4), 'Nov 5, 2025 - 3:04 PM'],
    [local(0, 0), 'Nov 5, 2025 - 12:00 AM'],
    [local(12, 30), 'Nov 5, 2025 - 12:30 PM'],
  ])('%s is %s', (iso, text) => {
    expect(formatDateTime(iso, 'en')).toBe(text);
  });

  it('names the month in Spanish', () => {
    expect(formatDateTime(local(9, 5), 'es')).toMatch(/^nov 5, 2025 - 9:05 /);
  });

  it('stays as it is where it is no date', () => {
    expect(formatDateTime('soon', 'en')).toBe('soon');
  });
});
