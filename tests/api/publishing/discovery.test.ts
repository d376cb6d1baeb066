import { LOCALES, type Locale } from '@app/domain/general/locale';
import { absoluteUrl, postPath } from '@app/domain/general/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderFeed, renderLlms, renderSitemap } from '../../../functions/src/publishing/discovery/texts';
import { facts } from '../../../seed/facts';
import { call, logIn } from '../support/environment';
import { createPost, draft, removePosts } from '../support/posts';

let cookie = '';
beforeAll(async () => {
  cookie = await logIn();
});
afterAll(removePosts);

describe('files for crawlers and feed readers', () => {
  it('contain the site’s origin', async () => {
    for (const text of [renderLlms(), renderSitemap(), ...LOCALES.map(renderFeed)])
      expect(await text).toContain(absoluteUrl('', facts));
    expect(await (await call('/robots.txt')).text()).toContain(absoluteUrl('', facts));
  });

  it('exclude robots only from the owner’s area and the API', async () => {
    const rules = (await (await call('/robots.txt')).text())
      .split('\n')
      .filter((line) => /^(Dis)?allow:/i.test(line));
    expect(rules).toEqual(['Allow: /', 'Disallow: /admin', 'Disallow: /api/']);
  });
});

describe('a post', () => {
  const sitemapAddresses = async () =>
    [...(await renderSitemap()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const feedTitles = async (locale: Locale) =>
    [...(await renderFeed(locale)).matchAll(/<item>\s*<title>([^<]+)<\/title>/g)].map(([, title]) => title);

  it('appears in the sitemap and both feeds only while it is published', async () => {
    const post = await createPost(cookie, { titleEs: 'Junto & al <paso>', published: true });
    const addresses = LOCALES.map((locale) => absoluteUrl(postPath(post.slug, locale), facts));
    expect(await sitemapAddresses()).toEqual(expect.arrayContaining(addresses));
    expect((await feedTitles('en'))[0]).toBe(post.titleEn);
    expect((await feedTitles('es'))[0]).toBe('Junto &amp; al &lt;paso&gt;');
    expect(await renderLlms()).toContain(addresses[0]);

    const path = `/api/admin/blog/${post.id}`;
    await call(path, { method: 'PUT', json: draft({ slug: post.slug, titleEn: post.titleEn }), cookie });
    expect(await sitemapAddresses()).not.toContain(addresses[0]);
    expect(await feedTitles('en')).not.toContain(post.titleEn);
  });

  it('does not appear in the sitemap or a feed before it is first published', async () => {
    const { slug, titleEn } = await createPost(cookie);
    expect(await sitemapAddresses()).not.toContain(absoluteUrl(postPath(slug, 'en'), facts));
    expect(await feedTitles('en')).not.toContain(titleEn);
  });

  it('shares a feed with at most nineteen other posts', async () => {
    for (let index = 0; index < 21; index += 1) await createPost(cookie, { published: true });
    expect(await feedTitles('en')).toHaveLength(20);
  });
});

it('Hosting serves the sitemap’s numbered files', async () => {
  expect((await call('/sitemap-1.xml')).headers.get('Content-Type')).toMatch(/^application\/xml/);
  expect((await call('/sitemap-9.xml')).status).toBe(404);
});
