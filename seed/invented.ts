/** Lists demo content that must not appear on a real site. */
import { posts } from './blog/index';
import { testimonials } from './testimonials';

/**
 * The ids of fictional testimonials and posts. `npm run deploy` rejects a site that shows them. If the owner
 * replaces a fictional testimonial or post with a real one, its id must be excluded from this list.
 */
export const INVENTED_IDS: readonly string[] = [...testimonials, ...posts].map(({ id }) => id);
