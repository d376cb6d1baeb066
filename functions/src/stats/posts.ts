/** The slugs of the published posts, read again only when the blog has changed. */
import { publishedIndex, published } from '../blog/store';

const MAX_AGE_MS = 60_000;

type Slugs = ReadonlyMap<string, string>;

let read: { version: string; slugs: Slugs } | undefined;

/** Reads the slugs, unless the index of published posts, which every publication writes, is the same as the last time. */
async function readSlugs(): Promise<Slugs> {
  const version = (await publishedIndex.get()).updateTime?.toDate().toISOString() ?? '';
  // The version is read first, so a post that changes in between is read again next time.
  if (read?.version !== version) {
    const { docs } = await published.select('slug').get();
    read = { version, slugs: new Map(docs.map((post) => [String(post.get('slug')), post.id])) };
  }
  return read.slugs;
}

let slugs: Promise<Slugs> | undefined;
let readAt = 0;

/** Returns the ids of the published posts by slug, at most a minute old. Each minute costs one read. */
export async function publishedSlugs(now = Date.now()): Promise<Slugs> {
  if (!slugs || now - readAt > MAX_AGE_MS) {
    readAt = now;
    slugs = readSlugs();
    slugs.catch(() => (slugs = undefined));
  }
  return slugs;
}
