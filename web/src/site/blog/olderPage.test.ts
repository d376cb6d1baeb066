import { POSTS_PER_PAGE } from '@app/domain/blog/posts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { olderPage } from './olderPage';

it.each<[number[], number | null]>([
  [[], null],
  [[7], null],
  [[12], null],
  [[12, 12], 1],
  [[12, 1], 1],
  [[12, 12, 5], 2],
  [[12, 0, 0, 12], 1],
  [[5, 3, 4], null],
])('with %j posts on the numbered pages, the front page links to page %j', (pages, page) => {
  expect(olderPage(pages)).toBe(page);
});

it('the front page links to the numbered page where its list continues', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: POSTS_PER_PAGE }), { maxLength: 9 }), (pages) => {
      const newestFirst = pages.flatMap((count, index) => Array<number>(count).fill(index + 1)).reverse();
      expect(olderPage(pages)).toBe(newestFirst[POSTS_PER_PAGE] ?? null);
    }),
  );
});
