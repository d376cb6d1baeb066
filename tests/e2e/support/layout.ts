/** Provides layout checks that don't depend on the machine's fonts. */
import { expect, test, type Page } from '@playwright/test';
import { expectNoHorizontalScroll } from './page-health';

/** Viewports from a small phone to a large desktop. 640 x 400 px is a 1280 x 800 px desktop at 200% zoom. */
export const LAYOUT_SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 640, height: 400 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;

const TOUCH_TARGET_PX = 44;
/** The maximum overlap of text boxes, in pixels. Descenders and rounding can cause small overlaps. */
const TOUCHING_PX = 2;

/** Resizes the viewport and waits for the next frame. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** Expects no horizontal scrolling, no overlapping text, and no touch targets below the minimum size. */
export async function expectSoundLayout(page: Page): Promise<void> {
  await expectNoHorizontalScroll(page);
  await expectNoTextOverText(page);
  await expectTouchTargets(page);
}

export async function expectSoundLayoutAtEverySize(page: Page): Promise<void> {
  for (const size of LAYOUT_SIZES) {
    await test.step(`${size.width} px`, async () => {
      await resize(page, size);
      await expectSoundLayout(page);
    });
  }
}

/** Expects text blocks not to overlap. */
async function expectNoTextOverText(page: Page): Promise<void> {
  const overlaps = await page.evaluate((touching) => {
    const isText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const blocks = [
      ...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, label, a, button, figcaption, time)'),
    ]
      .filter((element) => isText(element) && !element.closest('[aria-hidden="true"]'))
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > touching && box.height > touching);
    return blocks.flatMap((one, index) =>
      blocks
        .slice(index + 1)
        .filter(({ element, box }) => {
          const width = Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left);
          const height = Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top);
          if (width <= touching || height <= touching) return false;
          return !one.element.contains(element) && !element.contains(one.element);
        })
        .map(({ element }) => `"${one.element.textContent}" and "${element.textContent}"`),
    );
  }, TOUCHING_PX);
  expect(overlaps).toEqual([]);
}

/**
 * Expects every control, except links within a sentence, to have at least the minimum size of a touch target.
 */
async function expectTouchTargets(page: Page): Promise<void> {
  const small = await page.evaluate((least) => {
    const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
    return (
      [...document.querySelectorAll('a[href], button, select, textarea, input, summary')]
        .filter(
          (element) =>
            element.checkVisibility({ opacityProperty: false, visibilityProperty: true }) &&
            !isInline(element),
        )
        // Controls with an absolutely positioned ::after have larger targets: a link's covers its card, and a
        // radio button's covers its label.
        .filter(
          (element) =>
            !element.closest('[aria-hidden="true"]') &&
            getComputedStyle(element, '::after').position !== 'absolute',
        )
        // The two halves of a star share one target. Each half has the 24 px that WCAG 2.2 requires, and
        // arrow keys can select it.
        .map((element) => ({
          element,
          box: (element.closest('span:has(> [name="rating"])') ?? element).getBoundingClientRect(),
        }))
        // Controls above the viewport, such as the skip link, are only for the keyboard.
        .filter(({ box }) => box.width > 1 && box.bottom > 0 && Math.min(box.width, box.height) < least - 0.5)
        .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} is ${box.width} x ${box.height}`)
    );
  }, TOUCH_TARGET_PX);
  expect(small).toEqual([]);
}

/** The text spacing that WCAG 1.4.12 requires pages to support. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Expects no text to be cut off at double text size or with wider text spacing. */
export async function expectNoTextIsCutOff(page: Page): Promise<void> {
  for (const [what, content, widths] of [
    ['twice as large', 'html { font-size: 200% !important }', [390, 1280]],
    ['with more space', TEXT_SPACING, [320, 390, 1280]],
  ] as const) {
    const style = await page.addStyleTag({ content });
    for (const width of widths) {
      await resize(page, { width, height: 844 });
      await expectNoHorizontalScroll(page);
      expect(await cutText(page), `${what} at ${width} px`).toEqual([]);
    }
    await style.evaluate((element) => (element as Element).remove());
  }
}

/**
 * Returns the text that is cut off by a box with hidden overflow or by the edge of the screen. Ignores text
 * in lists that scroll horizontally.
 */
function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rounding = 2;
    const root = document.getElementById('root');
    if (!root) return ['There is no page'];
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts
      .filter(
        ({ textContent, parentElement: parent }) =>
          textContent.trim() &&
          parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          !parent.closest('[aria-hidden="true"]'),
      )
      .filter((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right, bottom, width } = range.getBoundingClientRect();
        let parent = text.parentElement;
        // Ignores visually hidden text for screen readers, and links that stay above the top of the screen
        // until they receive focus.
        if (width === 0 || bottom < 0) return false;
        for (; parent && parent !== root; parent = parent.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(parent);
          const box = parent.getBoundingClientRect();
          if (box.width <= 1 || overflowX === 'auto' || overflowX === 'scroll') return false;
          if (overflowX === 'visible' && overflowY === 'visible') continue;
          if (right > box.right + rounding || left < box.left - rounding || bottom > box.bottom + rounding)
            return true;
        }
        return right > document.documentElement.clientWidth + rounding || left < -rounding;
      })
      .map(({ textContent }) => textContent.trim());
  });
}
