import type { Page } from '@playwright/test';
import { POSTS_PER_PAGE, type BlogPost } from '@app/domain/blog/posts';
import { formatDate } from '@app/domain/general/dates';
import { localize, type Locale } from '@app/domain/general/locale';
import { fullRecords } from '../../../seed/records';
import { expectNoAxeFindings } from '../support/axe';
import { countReads, firestoreCalls, renderInBrowser, projectWith, readFrom } from '../support/own-project';
import { expectNoHorizontalScroll } from '../support/page-health';
import { LOCALES_BY_VIEWPORT } from '../support/public-pages';
import { expect, test } from '../support/test';

const texts = {
  en: {
    name: 'Perro Wisdom',
    readTime: '5 min read',
    latest: 'Latest posts',
    newer: 'Newer posts',
    older: 'Older posts',
    more: 'More posts',
    shown: (posts: number) => `${posts} posts are shown now.`,
    topics: 'Topics',
    all: 'All posts',
    category: 'Behavior',
    largeCategory: 'Show Ring',
    tags: 'Browse by tag',
    tag: 'anxiety',
    tagged: (tag: string) => `Posts tagged “${tag}”`,
    allTopics: 'All topics',
    months: 'Posts from December 2024',
    missing: '404 Page Not Found',
    everything: 'See all posts',
    failed: 'This could not be loaded',
    retry: 'Try again',
    description: /puppies/,
  },
  es: {
    name: 'Sabiduría Canina',
    readTime: '5 min de lectura',
    latest: 'Lo más reciente',
    newer: 'Más recientes',
    older: 'Anteriores',
    more: 'Ver más artículos',
    shown: (posts: number) => `Ahora se ven ${posts} artículos.`,
    topics: 'Temas',
    all: 'Todos los artículos',
    category: 'Conducta',
    largeCategory: 'Pista de exhibición',
    tags: 'Buscar por etiqueta',
    tag: 'ansiedad',
    tagged: (tag: string) => `Artículos con la etiqueta «${tag}»`,
    allTopics: 'Todos los temas',
    months: 'Artículos de diciembre de 2024',
    missing: '404 Página no encontrada',
    everything: 'Ver todos los artículos',
    failed: 'No pudimos cargar esta parte',
    retry: 'Intentar de nuevo',
    description: /cachorros/,
  },
} as const;

const seeded = fullRecords().posts;
/** Together with the seed posts, these fill two numbered pages and part of a third. */
const older = fullRecords(2 * POSTS_PER_PAGE)
  .posts.filter(({ id }) => id.startsWith('generated'))
  .map((post) => ({
    ...post,
    categoryEn: 'Show Ring',
    categoryEs: 'Pista de exhibición',
    categorySlug: 'show-ring',
    tags: ['show'],
    tagsEs: ['exhibiciones'],
    tagSlugs: ['show'],
  }));
const published = [...seeded, ...older].filter((post) => post.published).sort(newestFirst);
const newest = published.slice(0, POSTS_PER_PAGE);
/** Returns the posts on a numbered page. Page 1 has the oldest posts. */
const numbered = (page: number) =>
  published.slice(-page * POSTS_PER_PAGE, published.length - (page - 1) * POSTS_PER_PAGE);
const inLargeCategory = published.filter(({ categoryEn }) => categoryEn === 'Show Ring');

function newestFirst(a: BlogPost, b: BlogPost): number {
  return (a.publishedAt ?? '') < (b.publishedAt ?? '') ? 1 : -1;
}

let project: Promise<string> | undefined;
/** Makes the page use a project shared by all read-only tests of these posts. */
const readBlog = async (page: Page) =>
  readFrom(page, await (project ??= projectWith({ posts: [...seeded, ...older] })));

const topics = (page: Page, locale: Locale) => page.getByRole('navigation', { name: texts[locale].topics });
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const titles = (posts: BlogPost[] = [], locale: Locale) =>
  posts.map((post) => localize(post, 'title', locale));

for (const [locale, viewport] of LOCALES_BY_VIEWPORT) {
  const text = texts[locale];
  const blog = `/${locale}/blog`;

  test.describe(`the blog in ${locale} at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('shows the newest published posts but no drafts, has a page for each topic, and opens a post with the keyboard', async ({
      page,
    }) => {
      await readBlog(page);
      await page.goto(blog);
      await expect(title(page)).toHaveText(text.name);
      await expect(page.getByRole('heading', { level: 2 })).toContainText([text.latest]);
      await expect(cards(page)).toHaveText(titles(newest, locale));
      await expect(topics(page, locale).getByRole('link', { name: text.all })).toHaveAttribute(
        'aria-current',
        'page',
      );

      for (const post of seeded.filter((candidate) => candidate.published)) {
        const card = page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ hasText: localize(post, 'title', locale) });
        await expect(card).toContainText(localize(post, 'category', locale));
        await expect(card).toContainText(localize(post, 'excerpt', locale));
        await expect(card).toContainText(formatDate(post.publishedAt ?? '', locale));
        await expect(card).toContainText(text.readTime);
        await expect(card.locator('img')).toHaveAttribute('src', post.featuredImage);
      }
      await expect(page.locator('head meta[name="description"]')).toHaveAttribute(
        'content',
        text.description,
      );
      await expectNoHorizontalScroll(page);
      await expectNoAxeFindings(page);
      await topics(page, locale).getByRole('link', { name: text.category }).press('Enter');
      await expect(page).toHaveURL(`${blog}/category/behavior`);
      await expect(title(page)).toHaveText(text.category);
      await expect(title(page)).toBeFocused();
      await expect(cards(page)).toHaveText(
        titles(
          published.filter(({ categoryEn }) => categoryEn === 'Behavior'),
          locale,
        ),
      );
      await expect(topics(page, locale).getByRole('link', { name: text.category })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(page.getByRole('button', { name: text.more })).toHaveCount(0);

      await topics(page, locale).getByRole('link', { name: text.all }).click();
      await expect(page).toHaveURL(blog);
      await page.getByText(text.tags).click();
      await topics(page, locale).getByRole('link', { name: text.tag }).click();
      await expect(page).toHaveURL(`${blog}/tag/anxiety`);
      await expect(title(page)).toHaveText(text.tagged(text.tag));
      await expect(cards(page)).toHaveText(
        titles(
          published.filter(({ tags }) => tags.includes('anxiety')),
          locale,
        ),
      );

      await page.getByRole('link', { name: text.allTopics }).click();
      await expect(cards(page)).toHaveText(titles(newest, locale));
      await page.goBack();
      await expect(title(page)).toHaveText(text.tagged(text.tag));

      const [post] = published.filter(({ tags }) => tags.includes('anxiety'));
      const heading = post ? localize(post, 'title', locale) : '';
      await page.getByRole('main').getByRole('link', { name: heading }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    });
  });
}

test('a topic page appends twelve more posts on request', async ({ page }) => {
  const locale = 'en';
  const text = texts[locale];
  await readBlog(page);
  await page.goto(`/${locale}/blog/category/show-ring`);
  await expect(cards(page)).toHaveText(titles(inLargeCategory.slice(0, POSTS_PER_PAGE), locale));
  await expect(title(page)).toHaveText(text.largeCategory);
  const more = page.getByRole('button', { name: text.more });

  await page.route(firestoreCalls(), (route) => route.abort());
  await more.click();
  await expect(page.getByRole('alert')).toContainText(text.failed);
  await page.unroute(firestoreCalls());
  await more.click();
  await expect(cards(page)).toHaveText(titles(inLargeCategory.slice(0, 2 * POSTS_PER_PAGE), locale));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: text.shown(2 * POSTS_PER_PAGE) })).toBeAttached();
  await more.click();
  await expect(cards(page)).toHaveText(titles(inLargeCategory, locale));
  await expect(more).toHaveCount(0);
  await expectNoAxeFindings(page);
});

test('the blog has numbered pages, starting with the oldest posts', async ({ page }) => {
  const locale = 'es';
  const text = texts[locale];
  const blog = `/${locale}/blog`;
  await readBlog(page);
  await page.goto(blog);
  const toNewer = page.getByRole('link', { name: text.newer });
  const toOlder = page.getByRole('link', { name: text.older });

  // The newest numbered page has seven posts. The front page shows them and five from the previous page.
  await toOlder.click();
  await expect(page).toHaveURL(`${blog}/page/2`);
  await expect(cards(page)).toHaveText(titles(numbered(2), locale));
  await expect(title(page)).toBeFocused();
  await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectNoHorizontalScroll(page);
  await expectNoAxeFindings(page);

  await toOlder.click();
  await expect(cards(page)).toHaveText(titles(numbered(1), locale));
  await expect(title(page)).toHaveText(text.months);
  await expect(toOlder).toHaveCount(0);

  await toNewer.click();
  await expect(cards(page)).toHaveText(titles(numbered(2), locale));
  await toNewer.click();
  await expect(page).toHaveURL(`${blog}/page/3`);
  await expect(cards(page)).toHaveText(titles(numbered(3), locale));
  await toNewer.click();
  await expect(page).toHaveURL(blog);
  await expect(cards(page)).toHaveText(titles(newest, locale));
});

test('a missing list gets a 404 page that links to all posts', async ({ page }) => {
  const text = texts.en;
  const blog = '/en/blog';
  for (const list of ['category/cats', 'tag/no-such-tag', 'page/999999']) {
    expect((await page.goto(`${blog}/${list}`))?.status(), list).toBe(404);
    await expect(title(page)).toHaveText(text.missing);
  }
  await page.getByRole('main').getByRole('link', { name: text.everything }).click();
  await expect(page).toHaveURL(blog);
  await expect(cards(page)).not.toHaveCount(0);
});

test('the blog reports that Firestore is unreachable, and reloads on request', async ({ page }) => {
  const text = texts.es;
  const blog = '/es/blog';
  await renderInBrowser(page);
  await page.route(firestoreCalls(), (route) => route.abort());
  // Without the index, only the tag's slug is known.
  for (const [path, heading] of [
    [blog, text.name],
    [`${blog}/tag/anxiety`, text.tagged('anxiety')],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText(text.failed);
    await expect(title(page)).toHaveText(heading);
  }
  await expectNoAxeFindings(page);

  await page.unroute(firestoreCalls());
  await page.getByRole('button', { name: text.retry }).click();
  await expect(cards(page)).not.toHaveCount(0);
});

test('switching the language keeps the visitor on the same list', async ({ page }) => {
  await page.goto('/en/blog/category/behavior');
  await page.getByRole('link', { name: /^ES/ }).click();
  await expect(page).toHaveURL('/es/blog/category/behavior');
  await expect(title(page)).toHaveText('Conducta');
  await expect(cards(page).filter({ hasText: 'Por qué ladra tu perro' })).toHaveCount(1);
});

test('a blog list reads at most 14 documents, regardless of the number of posts', async ({ page }) => {
  const { posts } = fullRecords(12 * POSTS_PER_PAGE);
  await readFrom(page, await projectWith({ posts }));
  const reads = countReads(page);
  let before = 0;
  for (const [path, most] of [
    ['/en/blog', POSTS_PER_PAGE + 1],
    ['/en/blog/page/9', POSTS_PER_PAGE + 1],
    ['/es/blog/tag/leash', POSTS_PER_PAGE + 2],
    ['/es/blog/category/behavior', POSTS_PER_PAGE + 2],
  ] as const) {
    await page.goto(path);
    await expect(cards(page)).toHaveCount(POSTS_PER_PAGE);
    // The last link or button is rendered only after all documents are read.
    await expect(page.getByRole('main').getByText(/^(Older posts|Ver más artículos)$/)).toBeVisible();
    await expect(page.getByRole('main').locator('h1')).not.toHaveText(/Loading|Cargando/);
    const now = await reads();
    expect(now - before, path).toBeLessThanOrEqual(most);
    expect(now).toBeGreaterThan(before);
    before = now;
  }
});
