/** Caches the slugs of published posts and of the owner's own pages. */
import type { PublicIds } from '@app/domain/stats/keys';
import { publishedIndex, published } from '../blog/store';
import { readList } from '../content/store';

const MAX_AGE_MS = 60_000;

type Slugs = ReadonlyMap<string, string>;

let read: { version: string; slugs: Slugs } | undefined;

/**
 * Reads the slugs of posts, unless the index of published posts, which every publication writes, is
 * unchanged.
 */
async function readSlugs(): Promise<Slugs> {
  const version = (await publishedIndex.get()).updateTime?.toDate().toISOString() ?? '';
  // The version is read first, so a post that changes in between is read again next time.
  if (read?.version !== version) {
    const { docs } = await published.select('slug').get();
    read = { version, slugs: new Map(docs.map((post) => [String(post.get('slug')), post.id])) };
  }
  return read.slugs;
}

async function readPageSlugs(): Promise<Slugs> {
  const pages = await readList('ownPages');
  return new Map(pages.map(({ slug, id }) => [slug, id]));
}

async function readPublicIds(): Promise<PublicIds> {
  const [posts, pages] = await Promise.all([readSlugs(), readPageSlugs()]);
  return { postId: (slug) => posts.get(slug), pageId: (slug) => pages.get(slug) };
}

let ids: Promise<PublicIds> | undefined;
let readAt = 0;

/**
 * Returns the ids of what is public, at most a minute old. A minute costs one read, and one for each own
 * page.
 */
export async function publicIds(now = Date.now()): Promise<PublicIds> {
  if (!ids || now - readAt > MAX_AGE_MS) {
    readAt = now;
    ids = readPublicIds();
    ids.catch(() => (ids = undefined));
  }
  return ids;
}
