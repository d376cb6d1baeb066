import { describe, expect, it } from 'vitest';
import { LAST_GOOD_PAGES } from '../config';
import { cachePage, lastGoodPage } from './last-good';

describe('the last good pages', () => {
  it('are the newest of each address', () => {
    cachePage('/en/blog', 'first');
    cachePage('/en/blog', 'second');
    expect(lastGoodPage('/en/blog')).toBe('second');
    expect(lastGoodPage('/es/blog')).toBeUndefined();
  });

  it('are bounded: the one cached longest ago is removed', () => {
    cachePage('/oldest', 'x');
    for (let page = 1; page < LAST_GOOD_PAGES; page += 1) cachePage(`/${page}`, 'x');
    expect(lastGoodPage('/oldest')).toBe('x');
    cachePage('/one-more', 'x');
    expect(lastGoodPage('/oldest')).toBeUndefined();
    expect(lastGoodPage('/one-more')).toBe('x');
  });
});
