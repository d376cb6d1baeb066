/**
 * Tests cross-site scripting in the browser. The tests store the attacks directly, because the server would
 * reject or sanitize them.
 */
import type { Page } from '@playwright/test';
import { samplePost } from '@app/domain/blog/posts.fixture';
import { sampleService, sampleTestimonial } from '@app/domain/content/kinds.fixture';
import { ATTACKS } from '@app/domain/fields/attacks.fixture';
import { ADMIN_PAGES, messagePath } from '@app/domain/general/paths';
import { projectWith, readFrom } from '../support/own-project';
import { startSession, ownName, removeStored, storeMessages } from '../support/owner';
import { expect, test } from '../support/test';

/** Closes any element or comment that an attack left open, so that the next attack is parsed on its own. */
const END =
  '</script></style></textarea></title></xmp></noscript></template></select></math></svg>--></iframe>"\'>';
const ALL_ATTACKS = ATTACKS.join(`${END}\n`);

test.afterEach(removeStored);

/**
 * Matches the CSP violation messages that these tests ignore. Chromium also reports violations for HTML that
 * the sanitizer only parses.
 */
const READING =
  /^(?:Executing inline event handler|Setting the document's base URI) .* The action has been blocked\.$/s;

/** Expects that no attack ran. An attack that runs sets a property on the window. */
async function expectNothingRan(page: Page, refusals: string[]): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  expect(refusals.filter((refusal) => !READING.test(refusal))).toEqual([]);
  refusals.length = 0;
}

test('the attacks run when a page contains them unsanitized', async ({ browser }) => {
  const page = await browser.newPage();
  await page.evaluate((html) => (document.body.innerHTML = html), ATTACKS.slice(0, 20).join(''));
  await expect.poll(() => page.evaluate(() => 'attacked' in window)).toBe(true);
  await page.close();
});

test('no attack runs on public pages, even if posts, services and testimonials were stored unsanitized', async ({
  page,
  refusals,
}) => {
  const text = ALL_ATTACKS;
  const post = { ...samplePost, slug: 'attack', published: true, publishedAt: '2026-01-01T00:00:00.000Z' };
  const heading = '<h2>Sit</h2><a href="https://example.com">Out</a>';
  await readFrom(
    page,
    await projectWith({
      posts: [
        { ...post, titleEn: text, excerptEn: text, contentEn: heading + text, featuredImageAltEn: text },
      ],
      services: [sampleService('a', { titleEn: text, descriptionEn: text })],
      testimonials: [sampleTestimonial('b', { name: text, testimonialEn: text, location: text })],
    }),
  );
  for (const path of ['/en', '/en/services', '/en/testimonials', '/en/blog', '/en/blog/attack']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothingRan(page, refusals);
  }
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { name: 'Sit', exact: true })).toBeVisible();
  await expect(
    article.locator(
      'script, iframe, form, style, math, [onerror], [onload], [onclick], [href^="javascript:" i]',
    ),
  ).toHaveCount(0);
  await expect(article.getByRole('link', { name: 'Out' })).toHaveAttribute('rel', 'noopener');
  await expectNothingRan(page, refusals);
});

test('no attack sent by a visitor runs in the owner’s area', async ({ page, refusals }) => {
  const name = ownName('Attack');
  const [id = ''] = await storeMessages({
    name: `${name} ${ALL_ATTACKS}`,
    email: `"><img src=x onerror=top.attacked=1>@example.com`,
    phone: 'javascript:top.attacked=1',
    page: 'javascript:top.attacked=1',
    message: ALL_ATTACKS,
  });
  await startSession(page);
  for (const path of [ADMIN_PAGES.dashboard, ADMIN_PAGES.contactSubmissions, messagePath(id)]) {
    await page.goto(path);
    await expect(page.getByText(name).first()).toBeAttached();
    await expectNothingRan(page, refusals);
  }
  await expect(page.getByRole('main').locator('script, iframe, form[action], [onerror]')).toHaveCount(0);
});
