import type { Page } from '@playwright/test';
import { POSTS_PER_PAGE, type BlogPost } from '@perro-wisdom/domain/blog';
import { formatDate } from '@perro-wisdom/domain/dates';
import { LOCALES, localize, type Locale } from '@perro-wisdom/domain/locale';
import { fullRecords } from '../../seed/records';
import { expectNoAxeFindings } from './support/axe';
import { countReads, firestoreCalls, renderInBrowser, projectWith, readFrom } from './support/own-project';
import { expectNoHorizontalScroll } from './support/page-health';
import { LOCALES_BY_VIEWPORT } from './support/public-pages';
import { expect, test } from './support/test';

const texts = {
  en: {
    name: 'Perro Wisdom',
    readTime: '5 min read',
    latest: 'Latest posts',
    count: (posts: number) => `${posts} posts`,
    place: (page: number, pages: number) => `Page ${page} of ${pages}`,
    newer: 'Newer posts',
    older: 'Older posts',
    filters: 'Filter the posts',
    category: 'Behavior',
    tags: 'Browse by tag',
    tagged: (tag: string) => `Tagged “${tag}”`,
    remove: (what: string) => `Remove the filter ${what}`,
    nothing: 'There are no posts here',
    everything: 'See all posts',
    failed: 'This could not be loaded',
    retry: 'Try again',
    description: /puppies/,
  },
  es: {
    name: 'Sabiduría Canina',
    readTime: '5 min de lectura',
    latest: 'Lo más reciente',
    count: (posts: number) => `${posts} artículos`,
    place: (page: number, pages: number) => `Página ${page} de ${pages}`,
    newer: 'Más recientes',
    older: 'Anteriores',
    filters: 'Filtrar los artículos',
    category: 'Conducta',
    tags: 'Buscar por etiqueta',
    tagged: (tag: string) => `Con la etiqueta “${tag}”`,
    remove: (what: string) => `Quitar el filtro ${what}`,
    nothing: 'Aquí no hay artículos',
    everything: 'Ver todos los artículos',
    failed: 'No pudimos cargar esta parte',
    retry: 'Intentar de nuevo',
    description: /cachorros/,
  },
} as const;

const seeded = fullRecords().posts;
/** Together with the seed's own posts they fill two pages and a part of a third. */
const older = fullRecords(2 * POSTS_PER_PAGE)
  .posts.filter(({ id }) => id.startsWith('generated'))
  .map((post) => ({ ...post, categoryEn: 'Show Ring', categoryEs: 'Pista de exhibición', tags: ['show'] }));
const published = [...seeded, ...older].filter((post) => post.published).sort(newestFirst);
const [first, second, third] = [0, 1, 2].map((page) => published.slice(page * POSTS_PER_PAGE, (page + 1) * POSTS_PER_PAGE));

function newestFirst(a: BlogPost, b: BlogPost): number {
  return (a.publishedAt ?? '') < (b.publishedAt ?? '') ? 1 : -1;
}

let project: Promise<string> | undefined;
/** Makes a page read a project that all tests share which only read these posts. */
const readBlog = async (page: Page) => readFrom(page, await (project ??= projectWith({ posts: [...seeded, ...older] })));

const filters = (page: Page, locale: Locale) => page.getByRole('navigation', { name: texts[locale].filters });
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const listTitle = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const titles = (posts: BlogPost[] = [], locale: Locale) => posts.map((post) => localize(post, 'title', locale));

for (const [locale, viewport] of LOCALES_BY_VIEWPORT) {
  const text = texts[locale];
  const blog = `/${locale}/blog`;

  test.describe(`the blog in ${locale} at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('shows the published posts, newest first, and no drafts', async ({ page }) => {
      await readBlog(page);
      await page.goto(blog);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.name);
      await expect(cards(page)).toHaveText(titles(first, locale));
      await expect(page.getByRole('status').filter({ hasText: text.count(published.length) })).toBeVisible();

      for (const post of seeded.filter((candidate) => candidate.published)) {
        const card = page.getByRole('main').getByRole('listitem').filter({ hasText: localize(post, 'title', locale) });
        await expect(card).toContainText(localize(post, 'category', locale));
        await expect(card).toContainText(localize(post, 'excerpt', locale));
        await expect(card).toContainText(formatDate(post.publishedAt ?? '', locale));
        await expect(card).toContainText(text.readTime);
        await expect(card.locator('img')).toHaveAttribute('src', post.featuredImage);
      }
      await expect(page.locator('head meta[name="description"]')).toHaveAttribute('content', text.description);
      await expectNoHorizontalScroll(page);
      await expectNoAxeFindings(page);
    });

    test('can be filtered by one category or one tag at a time', async ({ page }) => {
      await readBlog(page);
      await page.goto(blog);

      await filters(page, locale).getByRole('link', { name: text.category }).click();
      await expect(page).toHaveURL(`${blog}?category=behavior`);
      await expect(listTitle(page)).toHaveText(text.category);
      await expect(cards(page)).toHaveText(titles(published.filter(({ categoryEn }) => categoryEn === 'Behavior'), locale));
      const active = page.getByRole('link', { name: text.remove(text.category) });
      await expect(active).toHaveAttribute('aria-current', 'true');

      await page.getByText(text.tags).click();
      await filters(page, locale).getByRole('link', { name: /^anxiety/ }).click();
      await expect(page).toHaveURL(`${blog}?tag=anxiety`);
      await expect(listTitle(page)).toHaveText(text.tagged('anxiety'));
      await expect(cards(page)).toHaveText(titles(published.filter(({ tags }) => tags.includes('anxiety')), locale));
      await expect(active).toHaveCount(0);
      await expectNoHorizontalScroll(page);
      await expectNoAxeFindings(page);

      await page.getByRole('link', { name: text.remove('anxiety') }).click();
      await expect(page).toHaveURL(blog);
      await expect(cards(page)).toHaveText(titles(first, locale));
      await page.goBack();
      await expect(listTitle(page)).toHaveText(text.tagged('anxiety'));
    });

    test('has pages of twelve posts, each with its own address', async ({ page }) => {
      await readBlog(page);
      await page.goto(blog);
      const toNewer = page.getByRole('link', { name: text.newer });
      const toOlder = page.getByRole('link', { name: text.older });
      const place = page.getByRole('navigation').getByText(/(Page|Página) \d/);

      await expect(cards(page)).toHaveText(titles(first, locale));
      await expect(place).toHaveText(text.place(1, 3));
      await expect(toNewer).toHaveCount(0);

      await toOlder.click();
      await expect(cards(page)).toHaveText(titles(second, locale));
      await expect(page).toHaveURL(/blog\?page=2&after=/);
      await expect(listTitle(page)).toBeFocused();
      await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expectNoAxeFindings(page);

      await toOlder.click();
      await expect(cards(page)).toHaveText(titles(third, locale));
      await expect(place).toHaveText(text.place(3, 3));
      await expect(toOlder).toHaveCount(0);

      await toNewer.click();
      await expect(cards(page)).toHaveText(titles(second, locale));
      await page.reload();
      await expect(cards(page)).toHaveText(titles(second, locale));
      await expect(place).toHaveText(text.place(2, 3));

      await toNewer.click();
      await expect(cards(page)).toHaveText(titles(first, locale));
      await expect(page).toHaveURL(blog);
    });
  });
}

for (const locale of LOCALES) {
  const text = texts[locale];
  const blog = `/${locale}/blog`;

  test(`the blog in ${locale}: an invalid query shows no posts and a link to all of them`, async ({ page }) => {
    const nonsense = ['?category=cats', '?category=%F0%9F%90%B6', `?tag=${'x'.repeat(300)}`, '?page=2&after=yesterday'];
    for (const query of nonsense) {
      await page.goto(`${blog}${query}`);
      await expect(page.getByText(text.nothing)).toBeVisible();
    }
    await page.getByRole('link', { name: text.everything }).click();
    await expect(page).toHaveURL(blog);
    await expect(listTitle(page)).toHaveText(text.latest);

    await page.goto(`${blog}?page=banana`);
    await expect(listTitle(page)).toHaveText(text.latest);
    await expect(cards(page)).not.toHaveCount(0);
  });

  test(`the blog in ${locale}: says so when Firestore cannot be reached, and loads on request`, async ({ page }) => {
    await renderInBrowser(page);
    await page.route(firestoreCalls(), (route) => route.abort());
    await page.goto(blog);
    await expect(page.getByRole('alert')).toContainText(text.failed);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.name);
    await expectNoAxeFindings(page);

    await page.unroute(firestoreCalls());
    await page.getByRole('button', { name: text.retry }).click();
    await expect(cards(page)).not.toHaveCount(0);
  });
}

test('the language switch keeps the page and its filter', async ({ page }) => {
  await page.goto('/en/blog?category=behavior');
  await page.getByRole('link', { name: /^ES/ }).click();
  await expect(page).toHaveURL('/es/blog?category=behavior');
  await expect(listTitle(page)).toHaveText('Conducta');
});

test('the blog can be used by keyboard: a filter, then a post', async ({ page }) => {
  await readBlog(page);
  await page.goto('/en/blog');
  await filters(page, 'en').getByRole('link', { name: /^Obedience/ }).press('Enter');
  await expect(page).toHaveURL('/en/blog?category=obedience');
  await expect(page.getByRole('link', { name: 'Remove the filter Obedience' })).toBeFocused();
  await expect(cards(page)).toHaveText(titles(published.filter(({ categoryEn }) => categoryEn === 'Obedience'), 'en'));

  await page.getByRole('link', { name: 'Loose-Leash Walking' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Loose-Leash Walking' })).toBeFocused();
});

test('a page of the blog reads at most 13 documents of 5,000 posts', async ({ page }) => {
  const { posts } = fullRecords(5000);
  const shown = posts.filter((post) => post.published).sort(newestFirst);
  await readFrom(page, await projectWith({ posts }));
  const reads = countReads(page);
  let before = 0;
  const expectReads = async (most: number) => {
    await expect(cards(page)).toHaveCount(POSTS_PER_PAGE);
    await expect(page.getByRole('navigation').getByText(/Page \d+ of \d+|Página/)).toBeVisible();
    const now = await reads();
    expect(now - before).toBeLessThanOrEqual(most);
    expect(now).toBeGreaterThan(before);
    before = now;
  };

  await page.goto('/en/blog');
  await expectReads(POSTS_PER_PAGE + 1);
  await page.getByRole('link', { name: 'Older posts' }).click();
  await expect(cards(page).first()).toHaveText(shown[POSTS_PER_PAGE]?.titleEn ?? '');
  // The index is cached by now.
  await expectReads(POSTS_PER_PAGE);
  for (const address of [
    '/es/blog?category=behavior',
    '/en/blog?tag=leash',
    '/en/blog?page=400&after=2024-08-01T00:00:00.000Z~x',
    '/en/blog?page=300&before=2024-09-01T00:00:00.000Z~x',
  ]) {
    await page.goto(address);
    await expectReads(POSTS_PER_PAGE + 1);
  }
});
