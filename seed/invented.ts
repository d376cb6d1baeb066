/** Lists demo content that a real site must not show. */
import { posts } from './blog/index';
import { testimonials } from './testimonials';

/**
 * The ids of invented testimonials and posts. `npm run deploy` rejects a site that shows them. Remove the ids
 * of any that a real client or the owner has adopted.
 */
export const INVENTED_IDS: readonly string[] = [...testimonials, ...posts].map(({ id }) => id);
