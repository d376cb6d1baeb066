import { describe, expect, it } from 'vitest';
import { withProtocol } from './links';

describe('withProtocol', () => {
  it.each([
    ['www.akc.org', 'https://www.akc.org'],
    [' WWW.akc.org/rally?x=1#top ', 'https://WWW.akc.org/rally?x=1#top'],
    ['https://www.akc.org', 'https://www.akc.org'],
    ['/en/blog', '/en/blog'],
    ['#top', '#top'],
    ['www', 'www'],
    ['www.', 'www.'],
    ['mailto:ana@www.example.com', 'mailto:ana@www.example.com'],
    ['', ''],
  ])('%s is %s', (written, meant) => {
    expect(withProtocol(written)).toBe(meant);
  });
});
