import type { Page } from '@playwright/test';
import { readMinutes } from '@app/domain/blog/read-minutes';
import { localizeTags, type BlogPost } from '@app/domain/blog/posts';
import { formatDate } from '@app/domain/general/dates';
import { LOCALES, localize } from '@app/domain/general/locale';
import { absoluteUrl } from '@app/domain/general/paths';
import { socialImagePath } from '@app/domain/pictures/social-images';
import { facts } from '../../../seed/facts';
import { fullRecords } from '../../../seed/records';
import { expectNoAxeFindings } from '../support/axe';
import { countReads, firestoreCalls, renderInBrowser, projectWith, readFrom } from '../support/own-project';
import { expectNoHorizontalScroll } from '../support/page-health';
import { LOCALES_BY_VIEWPORT } from '../support/public-pages';
import { expect, test } from '../support/test';

const texts = {
  en: {
    readTime: 'min read',
    by: 'By Marisol Vega',
    next: 'Next post',
    previous: 'Previous post',
    write: 'Write to Marisol',
  },
  es: {
    readTime: 'min de lectura',
    by: 'Por Marisol Vega',
    next: 'Artículo siguiente',
    previous: 'Artículo anterior',
    write: 'Escríbele a Marisol',
  },
} as const;

const seeded = fullRecords().posts;
const postOf = (slug: string): BlogPost => {
  const post = seeded.find((candidate) => candidate.slug === slug);
  if (!post) throw new Error(`The seed has no post ${slug}`);
  return post;
};
/** A seed post with both an older and a newer neighbor. */
const barking = postOf('why-your-dog-barks');
const older = postOf('your-first-show-ring');
const newer = postOf('separation-anxiety-first-steps');

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const content = (page: Page, selector: string) => page.locator('head').locator(selector);

/** A post without optional fields. */
const bare: BlogPost = {
  ...barking,
  id: 'bare',
  slug: 'bare',
  authorEn: '',
  authorEs: '',
  tags: [],
  metaTitleEn: '',
  metaDescriptionEn: '',
  featuredImage: '',
};

for (const [locale, viewport] of LOCALES_BY_VIEWPORT) {
  const text = texts[locale];
  const address = (slug: string) => `/${locale}/blog/${slug}`;

  test.describe(`a post in ${locale} at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('shows all fields of the post, and links to the older and newer posts', async ({ page }) => {
      await readFrom(page, await projectWith({ posts: seeded }));
      await page.goto(address(barking.slug));
      const article = page.getByRole('article');
      await expect(title(page)).toHaveText(localize(barking, 'title', locale));
      await expect(article).toContainText(localize(barking, 'excerpt', locale));
      await expect(article).toContainText(text.by);
      await expect(article).toContainText(formatDate(barking.publishedAt ?? '', locale));
      const minutes = readMinutes(localize(barking, 'content', locale));
      await expect(article).toContainText(`${minutes} ${text.readTime}`);
      await expect(article.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(article.locator(`img[src="${barking.featuredImage}"]`)).toBeVisible();
      await expect(
        article.getByRole('link', { name: localize(barking, 'category', locale), exact: true }),
      ).toHaveAttribute('href', `/${locale}/blog/category/behavior`);
      for (const [index, tag] of localizeTags(barking, locale).entries()) {
        const href = `/${locale}/blog/tag/${barking.tagSlugs[index]}`;
        await expect(article.getByRole('link', { name: tag, exact: true })).toHaveAttribute('href', href);
      }
      await expect(page.getByRole('link', { name: text.write })).toHaveAttribute(
        'href',
        `/${locale}/contact`,
      );
      const neighbours = page.getByRole('main').getByRole('navigation');
      await expect(neighbours).toContainText(text.previous);
      await expect(neighbours).toContainText(text.next);
      await expectNoHorizontalScroll(page);
      await expectNoAxeFindings(page);

      await neighbours.getByRole('link', { name: localize(older, 'title', locale) }).click();
      await expect(page).toHaveURL(address(older.slug));
      await expect(title(page)).toHaveText(localize(older, 'title', locale));
      await expect(title(page)).toBeFocused();
      await neighbours.getByRole('link', { name: localize(barking, 'title', locale) }).click();
      await neighbours.getByRole('link', { name: localize(newer, 'title', locale) }).click();
      await expect(title(page)).toHaveText(localize(newer, 'title', locale));
    });
  });
}

for (const locale of LOCALES) {
  const address = (slug: string) => `/${locale}/blog/${slug}`;

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`a post in ${locale} has its metadata in the head`, async ({ page }) => {
      await page.goto(address(barking.slug));
      const metaTitle = locale === 'es' ? barking.metaTitleEs : barking.metaTitleEn;
      await expect(page).toHaveTitle(`${metaTitle} | ${facts.name}`);
      await expect(content(page, 'meta[name="description"]')).toHaveAttribute(
        'content',
        localize(barking, 'metaDescription', locale),
      );
      await expect(content(page, 'meta[property="og:type"]')).toHaveAttribute('content', 'article');
      await expect(content(page, 'meta[property="og:image"]')).toHaveAttribute(
        'content',
        absoluteUrl(socialImagePath(barking, locale), facts),
      );
      await expect(content(page, 'link[rel="canonical"]')).toHaveAttribute(
        'href',
        `${absoluteUrl('', facts)}${address(barking.slug)}`,
      );
      await expect(content(page, 'meta[name="robots"]')).toHaveCount(0);
    });
  });
}

test('a post can be shared, and its internal links navigate without a page load', async ({
  page,
  context,
}) => {
  const address = `/es/blog/${barking.slug}`;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Stubs the share sheet, which the site uses in browsers that have one.
  await page.addInitScript(() => {
    navigator.share = (data) => {
      document.title = `shared ${data?.url ?? ''}`;
      return Promise.resolve();
    };
  });
  await page.goto(`${address}?from=list`);
  const url = `${absoluteUrl('', facts)}${address}`;
  for (const name of [
    'Compartir por WhatsApp',
    'Compartir en Facebook',
    'Compartir en X',
    'Compartir por correo',
  ]) {
    const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
    expect(decodeURIComponent(href ?? '')).toContain(url);
  }
  await page.getByRole('button', { name: 'Copiar el enlace' }).click();
  await expect(page.getByText('Enlace copiado', { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(address, page.url()).href);
  await page.getByRole('button', { name: 'Compartir con otra aplicación' }).click();
  expect(await page.title()).toBe(`shared ${new URL(address, page.url()).href}`);

  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.getByRole('article').locator('a[href="/es/contact"]').first().click();
  await expect(page).toHaveURL('/es/contact');
  await expect(page.locator('html[data-same-document]')).toHaveCount(1);
});

// Drafts and invalid slugs have their own tests: tests/api/publishing/pages.test.ts and
// web/src/server.isolated.test.tsx.
test('a missing post shows the not-found page', async ({ page }) => {
  await page.goto('/es/blog/no-such-post');
  await expect(title(page)).toHaveText('Artículo no encontrado');
  await expect(content(page, 'meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('button', { name: 'Intentar de nuevo' })).toHaveCount(0);
  await expectNoAxeFindings(page);
  await page.getByRole('link', { name: 'Volver al blog' }).click();
  await expect(page).toHaveURL('/es/blog');
});

test('a post that fails to load shows the not-found page with a retry button', async ({ page }) => {
  await renderInBrowser(page);
  await page.route(firestoreCalls(), (route) => route.abort());
  await page.goto(`/en/blog/${barking.slug}`);
  await expect(title(page)).toHaveText('Post Not Found');
  await expect(page.getByRole('link', { name: 'Back to blog' })).toBeVisible();
  await expectNoAxeFindings(page);

  await page.unroute(firestoreCalls());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText(barking.titleEn);
  await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('a post without a picture, author, tags or neighbors leaves no gaps', async ({ page }) => {
  await readFrom(page, await projectWith({ posts: [bare] }));
  await page.goto('/en/blog/bare');
  const article = page.getByRole('article');
  await expect(title(page)).toHaveText(bare.titleEn);
  await expect(article.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(article.locator('img')).toHaveCount(0);
  await expect(article).not.toContainText('By ');
  await expect(article.getByRole('navigation')).toHaveCount(0);
  await expect(page).toHaveTitle(`${bare.titleEn} | ${facts.name}`);
  await expect(content(page, 'meta[name="description"]')).toHaveAttribute('content', bare.excerptEn);
  await expectNoAxeFindings(page);

  await page.getByRole('link', { name: 'Back to blog' }).click();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: bare.titleEn })).toContainText(
    bare.excerptEn,
  );
  await expectNoAxeFindings(page);
});

test('opening a post from the list reads three documents: the post’s content and its two neighbors', async ({
  page,
}) => {
  await readFrom(page, await projectWith({ posts: seeded }));
  const reads = countReads(page);
  await page.goto('/en/blog');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).not.toHaveCount(0);
  // One read for each post in the list, and one for the index.
  const before = seeded.filter(({ published }) => published).length + 1;
  await expect.poll(reads).toBe(before);
  await page.getByRole('link', { name: barking.titleEn }).click();
  await expect(page.getByRole('main').getByRole('navigation')).toContainText(newer.titleEn);
  expect(await reads()).toBe(before + 3);
});

test('a video in a post is a link, and nothing is requested from YouTube until the video is played', async ({
  page,
}) => {
  const contentEn =
    '<p>Look:</p><figure><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Luna learns to wait</a><figcaption>In the plaza</figcaption></figure>';
  const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1';
  const thirdParty: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:data|blob):|\/\/(?:127\.0\.0\.1|localhost)[:/]/.test(request.url()))
      thirdParty.push(request.url());
  });
  await page.route(player, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
  );
  await readFrom(page, await projectWith({ posts: [{ ...bare, contentEn }] }));
  await page.goto('/en/blog/bare');
  const video = page.getByRole('article').getByRole('link', { name: 'Luna learns to wait' });
  await expect(video).toBeVisible();
  await expectNoAxeFindings(page);
  expect(thirdParty).toEqual([]);

  await video.press('Enter');
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('src', player);
  await expect(frame).toHaveAttribute('title', 'Luna learns to wait');
  await expect(frame).toBeFocused();
  await expect.poll(() => thirdParty).toEqual([player]);
});

test('a wide table in a post scrolls in its own region on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const cells = (tag: string, text: string) =>
    Array.from({ length: 8 }, (_, index) => `<${tag}>${text} ${index}</${tag}>`).join('');
  const contentEs = `<table><thead><tr>${cells('th', 'Semana')}</tr></thead><tbody><tr>${cells('td', 'Siestas')}</tr></tbody></table>`;
  await readFrom(page, await projectWith({ posts: [{ ...bare, contentEs }] }));
  await page.goto('/es/blog/bare');
  const region = page.getByRole('region', { name: 'Tabla' });
  await expect(region.getByRole('columnheader')).toHaveCount(8);
  await expectNoHorizontalScroll(page);
  await expectNoAxeFindings(page);
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
