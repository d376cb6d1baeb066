/**
 * Tests the web font on a slow network: nothing shifts if the font arrives late, and the fallback fonts are
 * about as wide as the web font.
 */
import type { Page } from '@playwright/test';
import { holdBack } from '../support/hold-back';
import { PUBLIC_PAGES } from '../support/public-pages';
import { expect, test } from '../support/test';

/**
 * How many milliseconds to wait until the fallback font must be in use: twice the block period that CSS Fonts
 * recommends for `font-display: optional`.
 */
const BLOCK_PERIOD_MS = 200;
const FONT = /\.woff2$/;
/** Pages that aren't tested, because they have the same layout as the previous page in the list. */
const ALIKE = ['/blog/tag/anxiety', '/terms'];
const PATHS = [
  ...PUBLIC_PAGES.map(({ path }) => path).filter((path) => !ALIKE.includes(path)),
  '/blog/loose-leash-walking',
];
const FALLBACKS = ['Bricolage Roboto', 'Bricolage Fallback', 'Bricolage DejaVu'];
const SAMPLE =
  'Puppy Training. Behavior that lasts: calm at home, ready for the ring. Entrenamiento de cachorros. Cuéntanos de tu perro; cada familia aprende a leerlo.';

declare global {
  interface Window {
    shifts: string[];
  }
}

/** Collects layout shifts that occur without user input, with the text that shifted. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (!hadRecentInput)
          window.shifts.push(
            `${value}: ${sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(' | ')}`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns whether an element's text is rendered in the web font. */
async function isInOurFont(page: Page, selector: string): Promise<boolean> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devTools.detach();
  return fonts.every(({ isCustomFont }) => isCustomFont);
}

// Tests each page on a phone and on a wider screen. Each width is tested in just one language, because the
// layouts are the same in both.
for (const [width, locale, half] of [
  [320, 'es', 0],
  [390, 'en', 1],
  [768, 'es', 1],
  [1440, 'en', 0],
] as const) {
  test(`at ${width} px in ${locale}, half of the pages do not shift if the font arrives late`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width < 768 ? 800 : 1000 });
    await watchShifts(page);
    for (const path of PATHS.filter((_path, index) => index % 2 === half)) {
      const arrive = await holdBack(page, FONT);
      const arrived = page.waitForResponse(FONT);
      await page.goto(`/${locale}${path}`, { waitUntil: 'commit' });
      // Waits until the block period ends. Before that, text is invisible and Chrome may still switch to the
      // font.
      await page.waitForFunction((blockPeriod) => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        return paint && performance.now() > paint.startTime + blockPeriod;
      }, BLOCK_PERIOD_MS);
      arrive();
      await (await arrived).finished();
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      await page.waitForFunction(() => !document.querySelector('#root[data-modules]'));
      await page.evaluate(
        () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
      );
      expect.soft(await page.evaluate(() => window.shifts), `/${locale}${path}`).toEqual([]);
      await page.unroute(FONT);
    }
  });
}

test('a font that arrives late is used after the next navigation', async ({ page }) => {
  const arrive = await holdBack(page, FONT);
  await page.goto('/en/terms', { waitUntil: 'commit' });
  await page.waitForFunction(() => !document.querySelector('#root[data-modules]'));
  const arrived = page.waitForResponse(FONT);
  arrive();
  await (await arrived).finished();
  expect(await isInOurFont(page, 'main h1')).toBe(false);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  expect(await isInOurFont(page, 'main h1')).toBe(true);
});

test('the fallback fonts are about as wide as the web font at every weight', async ({ page }) => {
  await page.goto('/en/terms');
  const differences = await page.evaluate(
    async ({ families, sample }) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('No canvas');
      // Loads the web font separately. On a busy machine, the page's own font may arrive after the first
      // paint, too late to be used.
      const url = document.querySelector<HTMLLinkElement>('link[rel=preload][as=font]')?.href ?? '';
      document.fonts.add(await new FontFace('Own', `url(${url})`, { weight: '500 700' }).load());
      const widthIn = async (family: string, weight: number): Promise<number | null> => {
        const font = `${weight} 100px '${family}'`;
        // This promise rejects if the font isn't installed.
        const faces = await document.fonts.load(font, sample).catch(() => []);
        if (!faces.some(({ status }) => status === 'loaded')) return null;
        context.font = font;
        return context.measureText(sample).width;
      };
      const found: [string, number][] = [];
      for (const weight of [500, 600, 700]) {
        const own = await widthIn('Own', weight);
        for (const family of families) {
          const width = await widthIn(family, weight);
          if (own !== null && width !== null) found.push([`${family} ${weight}`, width / own - 1]);
        }
      }
      return found;
    },
    { families: FALLBACKS, sample: SAMPLE },
  );
  expect(differences.length, 'fallback fonts on this machine').toBeGreaterThan(0);
  expect(differences.filter(([, difference]) => Math.abs(difference) > 0.02)).toEqual([]);
});
