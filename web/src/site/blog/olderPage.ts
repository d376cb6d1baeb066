import { POSTS_PER_PAGE } from '@app/domain/blog/posts';

/**
 * Returns the number of the newest numbered page with a post older than those on the front page, or null if
 * there is none. `pages` contains the number of posts on each page, starting with page 1.
 */
export function olderPage(pages: readonly number[]): number | null {
  let shown = POSTS_PER_PAGE;
  for (let page = pages.length; page > 0; page -= 1) {
    shown -= pages[page - 1] ?? 0;
    if (shown < 0) return page;
  }
  return null;
}
