import { expect, test, type Page } from '@playwright/test';
import { expectNoAxeFindings } from './support/axe';
import { expectNoTextOverText, expectTouchTargets, WIDTHS } from './support/layout';
import { expectNoSidewaysScroll } from './support/page-health';

const HEIGHT = 900;
/** Spanish runs longer, so it is Spanish that must fit everywhere. */
const PAGES = [
  '/en', '/es', '/es/about', '/es/services', '/es/blog', '/es/blog/passing-the-cgc-test', '/es/testimonials', '/es/contact',
  '/es/privacy', '/es/no-such-page',
] as const;
/** The first call to a function waits until its process has started. */
const COLD_START_MS = 30_000;

test.use({ reducedMotion: 'reduce' });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('h1')).toBeVisible();
  // Lists and the form have arrived.
  await expect(page.getByText(/^(Loading|Cargando)$/)).toHaveCount(0, { timeout: COLD_START_MS });
}

for (const path of PAGES) {
  test(`${path} is composed at every width`, async ({ page }) => {
    await open(page, path);
    for (const width of WIDTHS) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: HEIGHT });
        await expectNoSidewaysScroll(page);
        await expectNoTextOverText(page);
        await expectTouchTargets(page);
      });
    }
  });
}

test('the home page shows its sections in their order, each below the one before', async ({ page }) => {
  await open(page, '/es');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const titles = ['services-title', 'about-title', 'testimonials-title', 'instagram-title', 'contact-title'];
    const tops = await page.evaluate(
      (ids) => ['h1', ...ids.map((id) => `#${id}`)].map((selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? NaN),
      titles,
    );
    expect(tops, `at ${width} px`).toEqual([...tops].sort((a, b) => a - b));
  }
});

test('the hero keeps its words on the wall and its people in view', async ({ page }) => {
  await open(page, '/es');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const words = await page.locator('h1').boundingBox();
    const picture = await page.locator('main img:visible').first().boundingBox();
    if (!words || !picture) throw new Error('The hero has no words or no picture');
    const beside = width >= 1280;
    // The arch stands in the right half of the wide cut; the narrow one stands below the words.
    if (beside) expect(words.x + words.width, `at ${width} px`).toBeLessThanOrEqual(picture.x + picture.width * 0.6);
    else expect(words.y + words.height, `at ${width} px`).toBeLessThanOrEqual(picture.y);
    expect(picture.width).toBeGreaterThanOrEqual(width - 1);
  }
});

test('the header stays in view', async ({ page }) => {
  await open(page, '/en/services');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.evaluate(() => scrollTo(0, 1200));
    expect((await page.getByRole('banner').boundingBox())?.y, `at ${width} px`).toBe(0);
  }
});

test('at 200 % zoom the pages still fit', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  for (const path of ['/es', '/es/services', '/es/contact']) {
    await open(page, path);
    await expectNoSidewaysScroll(page);
    await expectNoTextOverText(page);
  }
});

test('a failing list is composed too', async ({ page }) => {
  await page.route(/documents:runQuery/, (route) => route.abort());
  await page.goto('/es');
  await expect(page.getByRole('button', { name: 'Intentar de nuevo' }).first()).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expectNoSidewaysScroll(page);
    await expectNoTextOverText(page);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colors`, () => {
    test.use({ colorScheme });
    for (const path of ['/en', '/es/blog', '/en/blog/passing-the-cgc-test', '/es/contact', '/admin/login']) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await open(page, path);
        await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
        await expectNoAxeFindings(page);
      });
    }
  });
}

test.describe('light and dark', () => {
  const root = 'html';

  test('follow the system, until the visitor chooses, also after a reload', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/en');
    await expect(page.locator(root)).toHaveCSS('color-scheme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator(root)).toHaveCSS('color-scheme', 'light');

    await page.getByRole('button', { name: 'Use dark colors' }).click();
    await expect(page.locator(root)).toHaveCSS('color-scheme', 'dark');
    await page.reload();
    await expect(page.locator(root)).toHaveCSS('color-scheme', 'dark');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();

    await page.getByRole('radio', { name: 'Automatic' }).check();
    await expect(page.locator(root)).toHaveCSS('color-scheme', 'light');
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('colorMode');
  });

  test('are there before the first paint', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    // The page's own code never comes: what is dark now is so by the document alone.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/en', { waitUntil: 'domcontentloaded' });
    await expect(page.locator(root)).toHaveClass(/dark/);
  });

  test('give way to black on white on paper', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/en/blog/passing-the-cgc-test');
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.locator(root)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');
  });
});

test('the developers’ page of building blocks is not on the built site', async ({ page }) => {
  await page.goto('/dev/ui');
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
});
