/** Tests the sitemap of a site whose posts don't fit in one file. */
import { COLLECTIONS } from '@app/domain/general/collections';
import { LOCALES } from '@app/domain/general/locale';
import { absoluteUrl, postPath } from '@app/domain/general/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import { renderSitemapFile, renderSitemap } from '../../../functions/src/publishing/discovery/texts';
import { db } from '../support/environment';

const POSTS = 2005;
const facts = { siteUrl: '' };
const slug = (number: number) => `post-${String(number).padStart(4, '0')}`;

beforeAll(async () => {
  for (let start = 0; start < POSTS; start += 500) {
    const batch = db.batch();
    for (let number = start; number < Math.min(start + 500, POSTS); number += 1) {
      const publishedAt = Timestamp.fromMillis(Date.UTC(2020, 0, 1) + number * 60_000);
      batch.set(db.collection(COLLECTIONS.posts).doc(), {
        slug: slug(number),
        published: true,
        publishedAt,
        languages: { en: true, es: true },
      });
    }
    await batch.commit();
  }
});

const addresses = (text: string | null) =>
  [...(text ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

it('the sitemap is an index of files that list every post once per language', async () => {
  const files = addresses(await renderSitemap());
  expect(files).toEqual([1, 2].map((number) => absoluteUrl(`/sitemap-${number}.xml`, facts)));

  const listed = (await Promise.all([1, 2].map(renderSitemapFile))).flatMap(addresses);
  const posts = listed.filter((address) => address.includes('/blog/post-'));
  const all = Array.from({ length: POSTS }, (_, number) =>
    LOCALES.map((locale) => absoluteUrl(postPath(slug(number), locale), facts)),
  );
  expect(posts.sort()).toEqual(all.flat().sort());
  expect(listed.filter((address) => address === absoluteUrl('/en/about', facts))).toHaveLength(1);
});

it('the sitemap has no files beyond those in its index', async () => {
  expect(await renderSitemapFile(3)).toBeNull();
});
