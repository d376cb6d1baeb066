/** The slugs of the published posts, read again only when the blog has changed. */
import { posts } from '../blog/store';
import { cacheUntilPostChanges } from '../publishing/discovery/posts';

/** How old the known slugs may be. */
const MAX_AGE_MS = 60_000;

const readSlugs = cacheUntilPostChanges(async () => {
  const { docs } = await posts.where('published', '==', true).select('slug').get();
  return new Map(docs.map((post) => [String(post.get('slug')), post.id]));
});

let slugs: ReturnType<typeof readSlugs> | undefined;
let readAt = 0;

/** Returns the ids of the published posts by slug, at most a minute old. Each minute costs one read; throws a 503 if they cannot be read. */
export async function publishedSlugs(now = Date.now()): Promise<ReadonlyMap<string, string>> {
  if (!slugs || now - readAt > MAX_AGE_MS) {
    readAt = now;
    slugs = readSlugs();
    slugs.catch(() => (slugs = undefined));
  }
  return slugs;
}
