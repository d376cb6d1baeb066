/** Tests the owner's list of posts against a separate database with five thousand posts. */
import { draftDocument, type StoredDraft } from '@app/domain/drafts/document';
import { draftId } from '@app/domain/drafts/drafts';
import { COLLECTIONS } from '@app/domain/general/collections';
import { slugify } from '@app/domain/general/slug';
import type { ListFilter } from '@app/domain/drafts/list';
import type { DraftSummary } from '@app/domain/drafts/drafts';
import { postDraftSchema } from '@app/domain/blog/draft.schema';
import { Query } from 'firebase-admin/firestore';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { db } from '../../../functions/src/platform/firebase';
import { LIST_READS_MAX } from '../../../functions/src/platform/http/keyed-list';
import { readPosts } from '../../../functions/src/drafts/list';
import { writtenDraft } from '../../../seed/drafts';

vi.mock('../../../functions/src/platform/firebase', async () => {
  process.env.METADATA_SERVER_DETECTION = 'none';
  const [{ initializeApp }, { getFirestore }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/firestore'),
  ]);
  return { db: getFirestore(initializeApp({ projectId: `demo-${crypto.randomUUID()}` }, 'list')) };
});

const POSTS = 5000;
const BATCH = 500;
const START = Date.parse('2026-01-01T00:00:00.000Z');

/**
 * Returns a post's stored draft, with the given number in the title. Every tenth post is unpublished, and
 * every hundredth is tagged `rare`.
 */
function draftOf(number: number): StoredDraft<'posts'> {
  const updatedAt = new Date(START + number * 1000).toISOString();
  const fields = postDraftSchema.cast({
    slug: `post-${number}`,
    titleEn: `Puppy ${number}`,
    titleEs: number === 4321 ? 'El más ágil' : `Cachorro ${number}`,
    excerptEn: 'x',
    excerptEs: 'x',
    contentEn: '<p>x</p>',
    contentEs: number % 1000 === 0 ? '' : '<p>x</p>',
    categoryEn: number % 2 === 0 ? 'Show Ring' : 'Obedience',
    categoryEs: 'x',
    tags: [...(number % 100 === 0 ? ['rare'] : []), ...(number % 2 === 1 || number === 3000 ? ['odd'] : [])],
  });
  const savedAt = new Date(updatedAt);
  const draft = writtenDraft('posts', `post-${number}`, {
    fields,
    savedAt,
    publishedAt: number % 10 === 0 ? null : savedAt,
    categorySlug: slugify(fields.categoryEn),
    tagSlugs: fields.tags.map(slugify),
  });
  return number === 77 ? { ...draft, publishedAt: null, deletedAt: updatedAt } : draft;
}

beforeAll(async () => {
  const numbers = Array.from({ length: POSTS }, (_, number) => number);
  await Promise.all(
    Array.from({ length: POSTS / BATCH }, (_, index) => {
      const batch = db.batch();
      for (const number of numbers.slice(index * BATCH, (index + 1) * BATCH)) {
        const draft = draftOf(number);
        batch.set(db.collection(COLLECTIONS.drafts).doc(draftId('posts', draft.id)), draftDocument(draft));
      }
      return batch.commit();
    }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Starts counting the documents that queries read; returns a function that returns the count. */
function countReads(): () => number {
  let reads = 0;
  // oxlint-disable-next-line typescript/unbound-method -- called with its query below
  const { get } = Query.prototype;
  vi.spyOn(Query.prototype, 'get').mockImplementation(async function (this: Query) {
    const snapshot = await get.call(this);
    reads += snapshot.size;
    return snapshot;
  });
  return () => reads;
}

const numbersOf = (rows: readonly DraftSummary[]) => rows.map(({ id }) => Number(id.replace('post-', '')));
const find = async (filter: ListFilter, limit = 20) =>
  numbersOf((await readPosts(filter, { limit, after: undefined })).items);

async function readPages(filter: ListFilter, limit: number): Promise<number[][]> {
  const pages: number[][] = [];
  let after: string | undefined;
  do {
    const { items, next } = await readPosts(filter, { limit, after });
    pages.push(numbersOf(items));
    after = next;
  } while (after !== undefined);
  return pages;
}

describe('a page of the list', () => {
  it('contains the most recently changed posts outside the bin, and takes only one extra read', async () => {
    const reads = countReads();
    expect(await find({}, 3)).toEqual([4999, 4998, 4997]);
    expect(reads()).toBe(4);
    expect(await find({ state: 'bin' })).toEqual([77]);
  });

  it('finds words by their beginnings in either language, ignoring accents and case, with few reads', async () => {
    const reads = countReads();
    expect(await find({ search: ' AGIL ' })).toEqual([4321]);
    expect(await find({ search: 'cachorro 1234' })).toEqual([1234]);
    expect(await find({ search: 'pup 42' }, 2)).toEqual([4299, 4298]);
    expect(reads()).toBeLessThan(130);
  });

  it('can be filtered by category, tag and state at once', async () => {
    const reads = countReads();
    expect(await find({ tag: 'rare', category: 'show-ring', state: 'draft' }, 3)).toEqual([4900, 4800, 4700]);
    expect(await find({ tag: 'rare', state: 'missingEs' })).toEqual([4000, 3000, 2000, 1000, 0]);
    // Each query reads the fifty posts with the tag, few enough not to look for a rarer key.
    expect(reads()).toBe(100);
  });

  it('stops after a limited number of reads, and the next page continues from there', async () => {
    const reads = countReads();
    // Half of the posts match each key, but only one matches both.
    const filter: ListFilter = { category: 'show-ring', tag: 'odd' };
    const first = await readPosts(filter, { limit: 2, after: undefined });
    expect(reads()).toBe(LIST_READS_MAX);
    expect(first).toEqual({ items: [], next: expect.any(String) as string });
    const second = await readPosts(filter, { limit: 2, after: first.next });
    expect(numbersOf(second.items)).toEqual([3000]);
    expect(reads()).toBe(2 * LIST_READS_MAX);
  });

  it('follows the previous page without gaps or duplicates', async () => {
    const pages = await readPages({ state: 'draft' }, 300);
    expect(pages.map(({ length }) => length)).toEqual([300, 200]);
    expect(pages.flat()).toEqual(Array.from({ length: POSTS / 10 }, (_, index) => POSTS - 10 * (index + 1)));
  });

  it('omits the contents of the posts', async () => {
    const {
      items: [row],
    } = await readPosts({}, { limit: 1, after: undefined });
    expect(row).toMatchObject({ titleEn: 'Puppy 4999' });
    expect(JSON.stringify(row)).not.toContain('<p>');
    expect(row?.status).toEqual({ en: { state: 'complete' }, es: { state: 'complete' } });
    expect(row).not.toHaveProperty('listKeys');
  });
});
