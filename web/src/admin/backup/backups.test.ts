import { describe, expect, it } from 'vitest';
import { formatSize } from './backups';

describe('formatSize', () => {
  it.each([
    [0, '0 kB'],
    [999_499, '999 kB'],
    [1_250_000, '1.3 MB'],
    [2_000_000_000, '2 GB'],
    [3_500_000_000_000, '3,500 GB'],
  ])('formats %d bytes as %s', (bytes, text) => {
    expect(formatSize(bytes, 'en')).toBe(text);
  });

  it("uses Puerto Rico's number format in Spanish", () => {
    expect(formatSize(1_250_000, 'es')).toBe('1.3 MB');
  });
});
