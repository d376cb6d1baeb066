import { POSTS_PER_PAGE } from '@app/domain/blog/posts';

/**
 * Returns the newest numbered page with a post that is not among the newest ones, which the front page shows;
 * null if there is none. `pages` has the number of posts on each page, page 1 first.
 */
export function olderPage(pages: readonly number[]): number | null {
  let shown = POSTS_PER_PAGE;
  for (let page = pages.length; page > 0; page -= 1) {
    shown -= pages[page - 1] ?? 0;
    if (shown < 0) return page;
  }
  return null;
}
