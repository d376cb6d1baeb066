/** Lists content that a real site must not show. */
import { posts } from './blog/index';
import { testimonials } from './testimonials';

/**
 * The ids of invented testimonials and posts. `npm run deploy` rejects a site that shows them. Exclude any
 * that become a real client's or the owner's own.
 */
export const INVENTED_IDS: readonly string[] = [...testimonials, ...posts].map(({ id }) => id);
