/** What a real site must not show. */
import { posts } from './blog/index';
import { testimonials } from './testimonials';

/**
 * The ids of the testimonials and posts that nobody said or published: `npm run deploy` refuses a site that shows them. Take those out that
 * become a real client's or the owner's own.
 */
export const INVENTED_IDS: readonly string[] = [...testimonials, ...posts].map(({ id }) => id);
