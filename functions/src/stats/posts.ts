/** Caches the slugs of the published posts, and reads them again only when the blog has changed. */
import { publishedIndex, published } from '../blog/store';

const MAX_AGE_MS = 60_000;

type Slugs = ReadonlyMap<string, string>;

let read: { version: string; slugs: Slugs } | undefined;

/** Reads the slugs, unless the index of published posts is unchanged; every publication writes the index. */
async function readSlugs(): Promise<Slugs> {
  const version = (await publishedIndex.get()).updateTime?.toDate().toISOString() ?? '';
  // The version is read first, so that a change in between is detected next time.
  if (read?.version !== version) {
    const { docs } = await published.select('slug').get();
    read = { version, slugs: new Map(docs.map((post) => [String(post.get('slug')), post.id])) };
  }
  return read.slugs;
}

let slugs: Promise<Slugs> | undefined;
let readAt = 0;

/**
 * Returns the ids of the published posts by slug, at most a minute old. Costs at most one read a minute while
 * the blog is unchanged.
 */
export async function publishedSlugs(now = Date.now()): Promise<Slugs> {
  if (!slugs || now - readAt > MAX_AGE_MS) {
    readAt = now;
    slugs = readSlugs();
    slugs.catch(() => (slugs = undefined));
  }
  return slugs;
}
