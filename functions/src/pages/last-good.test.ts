import { describe, expect, it } from 'vitest';
import { LAST_GOOD_PAGES } from '../config';
import { keepPage, lastGoodPage } from './last-good';

describe('the last good pages', () => {
  it('are the newest of each address', () => {
    keepPage('/en/blog', 'first');
    keepPage('/en/blog', 'second');
    expect(lastGoodPage('/en/blog')).toBe('second');
    expect(lastGoodPage('/es/blog')).toBeUndefined();
  });

  it('are bounded: the one kept longest ago goes', () => {
    keepPage('/oldest', 'x');
    for (let page = 1; page < LAST_GOOD_PAGES; page += 1) keepPage(`/${page}`, 'x');
    expect(lastGoodPage('/oldest')).toBe('x');
    keepPage('/one-more', 'x');
    expect(lastGoodPage('/oldest')).toBeUndefined();
    expect(lastGoodPage('/one-more')).toBe('x');
  });
});
