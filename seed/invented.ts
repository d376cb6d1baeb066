/** Lists demo content that a real site must not show. */
import { posts } from './blog/index';
import { testimonials } from './testimonials';

/**
 * The ids of invented testimonials and posts. `npm run deploy` rejects a site that shows them. If the owner
 * replaces an invented testimonial or post with a real one, its id must be excluded from this list.
 */
export const INVENTED_IDS: readonly string[] = [...testimonials, ...posts].map(({ id }) => id);
