/** Tests the main journeys in WebKit, Firefox and the oldest supported Chromium. */
import { expect, test } from '@playwright/test';
import { COLLECTIONS } from '@app/domain/general/collections';
import { MIN_FILL_TIME_MS } from '@app/domain/inbox/spam';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '../../functions/passwords';
import type { OtherBrowsers } from '../../tools/other-browsers';
import { database } from '../e2e/support/emulators';
import { PHONE_WIDTH, sendVisitor, type Visitor } from './support/visitor';

const { SITE_URL = '', OTHER_BROWSERS } = process.env;
if (OTHER_BROWSERS === undefined) throw new Error('OTHER_BROWSERS is not set. Run: npm test -- --only e2e');
const browsers = JSON.parse(OTHER_BROWSERS) as OtherBrowsers;

const DESKTOP_WIDTH = 1440;

/**
 * Reading positions for testing the language switch: a page, a selector for the page's blocks, the index of a
 * block, and the number of pixels of that block that the header covers. A negative number is the gap between
 * the header and the block.
 */
const READING = [
  ['/services#puppy-training', 'main article', 3, 12],
  ['', 'main > section', 4, -8],
  ['/blog', 'main ul > li', 7, -8],
  ['/blog/loose-leash-walking', 'main article h2 ~ p', 4, 12],
  ['/testimonials', 'main blockquote', 5, -8],
] as const;

/**
 * Returns a script that declares `place`, the distance in pixels from the header's bottom edge to a block.
 */
const placeOfBlock = (blocks: string, index: number): string => `
  const place = document.querySelectorAll('${blocks}')[${index}].getBoundingClientRect().top - document.querySelector('header').getBoundingClientRect().bottom`;

/** Polls a value and returns it once it has been stable for about a third of a second. */
async function valueAtRest(read: () => Promise<number>): Promise<number> {
  let value = await read();
  let same = 0;
  await expect
    .poll(
      async () => {
        const present = await read();
        same = present === value ? same + 1 : 0;
        value = present;
        return same;
      },
      { intervals: [50] },
    )
    .toBeGreaterThanOrEqual(6);
  return value;
}

for (const [name, browser] of Object.entries(browsers)) {
  test.describe(name, () => {
    test.skip(
      'missing' in browser,
      'missing' in browser ? `${name} is not available: ${browser.missing}.` : '',
    );
    test.describe.configure({ mode: 'serial' });

    let visitor: Visitor;
    const message = `Written in ${name}: ${randomUUID()}`;

    test.beforeAll(async () => {
      if ('missing' in browser) return;
      visitor = await sendVisitor(browser);
      console.log(`${name} is ${visitor.browser}`);
    });
    test.afterEach(async ({}, testInfo) => {
      if (testInfo.status === testInfo.expectedStatus || 'missing' in browser) return;
      await testInfo.attach('screen', { body: await visitor.screenshot(), contentType: 'image/png' });
    });
    test.afterAll(async () => {
      if (!('missing' in browser)) await visitor.leave();
    });

    /** Polls more often than Playwright does by default, because each query takes only a few milliseconds. */
    const poll = (question: () => unknown, message?: string) =>
      expect.poll(question, { intervals: [50], ...(message !== undefined && { message }) });
    const open = async (path: string) => {
      await visitor.open(SITE_URL + path);
      // The root element has this attribute until the page is hydrated.
      await poll(() => visitor.ask("return document.querySelector('#root[data-modules]') === null")).toBe(
        true,
      );
    };
    const textOf = (selector: string) =>
      visitor.ask(`return document.querySelector(${JSON.stringify(selector)})?.innerText ?? ''`);
    const path = () => visitor.ask('return location.pathname');
    /** Returns the coordinates of a control's center, where tests press it without scrolling to it. */
    const middleOf = async (selector: string) =>
      (await visitor.ask(`const { x, y, width, height } = document.querySelector('${selector}').getBoundingClientRect();
        return [Math.round(x + width / 2), Math.round(y + height / 2)];`)) as [number, number];
    const styleOf = (selector: string, property: string) =>
      visitor.ask(
        `return getComputedStyle(document.querySelector(${JSON.stringify(selector)})).getPropertyValue('${property}')`,
      );

    test('a visitor opens the styled home page and navigates with the menu', async () => {
      await open('/en');
      expect(await styleOf('#root > header', 'position')).toBe('sticky');
      expect(await styleOf('main h1', 'font-family')).toContain('Bricolage');
      // Checks that the hero picture fills its frame.
      const hero =
        "const picture = document.querySelector('main picture'); const { height } = picture.querySelector('img');";
      expect(await visitor.ask(`${hero} return picture.parentElement.clientHeight - height`)).toBe(0);
      await visitor.click('header summary[aria-label]');
      await visitor.click('#mobile-menu a[href="/en/about"]');
      await poll(path).toBe('/en/about');
      await poll(() => visitor.ask("return document.querySelector('header details').open")).toBe(false);
    });

    test('changing the language keeps the visitor’s reading position, on a phone and on a desktop', async () => {
      // All browsers except WebKit have scroll anchoring, which keeps the reading position when content above
      // it grows, so fewer positions are tested in them.
      for (const [address, blocks, index, covered] of name === 'webkit' ? READING : READING.slice(0, 2)) {
        await visitor.resize(PHONE_WIDTH);
        await open(`/en${address}`);
        for (const [width, language] of [
          [PHONE_WIDTH, 'es'],
          [DESKTOP_WIDTH, 'en'],
        ] as const) {
          await visitor.resize(width);
          await poll(() => visitor.ask('return innerWidth')).toBe(width);
          // Dispatches a wheel event, because the page stops keeping the reading position once the visitor
          // scrolls.
          await visitor.ask(
            `${placeOfBlock(blocks, index)}; dispatchEvent(new WheelEvent('wheel')); scrollBy({ top: place + ${covered}, behavior: 'instant' });`,
          );
          const place = async () =>
            Number(await visitor.ask(`${placeOfBlock(blocks, index)}; return place;`));
          const before = await place();
          await visitor.press(...(await middleOf(`header a[hreflang="${language}"]`)));
          const there = `/${language}${address} at ${width} px`;
          await poll(() => visitor.ask('return document.documentElement.lang'), there).toBe(language);
          expect(await visitor.ask('return location.pathname + location.hash')).toBe(
            `/${language}${address}`,
          );
          await poll(
            () => visitor.ask("return document.querySelector('main [role=status] [aria-hidden]') === null"),
            there,
          ).toBe(true);
          const after = await valueAtRest(place);
          expect
            .soft(Math.abs(after - before), `${there}, block ${index} at ${before}, then at ${after}`)
            .toBeLessThanOrEqual(6);
        }
      }
      await visitor.resize(PHONE_WIDTH);
    });

    test('the testimonial columns start at the same height', async () => {
      await visitor.resize(DESKTOP_WIDTH);
      await open('/en/testimonials');
      const tops = (await visitor.ask(`const columns = new Map();
        for (const { firstElementChild: card } of [...document.querySelectorAll('main ul > li')].slice(1)) {
          const { left, top } = card.getBoundingClientRect();
          columns.set(Math.round(left), Math.min(columns.get(Math.round(left)) ?? Infinity, Math.round(top)));
        }
        return [...columns.values()];`)) as number[];
      await visitor.resize(PHONE_WIDTH);
      expect(tops.length).toBe(3);
      expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1);
    });

    test('a visitor reads a blog post', async () => {
      await open('/es/blog');
      await visitor.click('main h3 a[href^="/es/blog/"]');
      await poll(path).toMatch(/^\/es\/blog\/./);
      await poll(() => textOf('main article')).toMatch(/\w{3}/);
    });

    test('a visitor sends a message and sees the confirmation', async () => {
      await open('/en/contact');
      await poll(() => visitor.ask("return document.querySelector('[data-contact-form]') !== null")).toBe(
        true,
      );
      const shownAt = performance.now();
      await visitor.type('[data-contact-form] [name="name"]', 'Ana Rivera');
      await visitor.type('[data-contact-form] [name="email"]', 'ana@example.com');
      await visitor.type('[data-contact-form] [name="message"]', message);
      // A faster submission would be treated as automated.
      await poll(() => performance.now() - shownAt).toBeGreaterThan(MIN_FILL_TIME_MS);
      await visitor.click('[data-contact-form] [type="submit"]');
      await poll(() => textOf('[role="region"] li')).toContain('Message sent successfully!');
      const stored = await database()
        .collection(COLLECTIONS.contactSubmissions)
        .where('message', '==', message)
        .get();
      expect(stored.docs.map((document) => document.get('status') as unknown)).toEqual(['new']);
    });

    test('the owner logs in and finds the message in the inbox', async () => {
      await visitor.open(SITE_URL + ADMIN_PAGES.login);
      await poll(() => visitor.ask("return document.querySelector('[type=password]') !== null")).toBe(true);
      await visitor.type('[type="password"]', DEMO_PASSWORD);
      await visitor.click('[type="submit"]');
      await poll(path).toBe(ADMIN_PAGES.dashboard);
      // Once the setup progress is shown, the checklist above the link has its final height.
      await poll(() => textOf('main')).toMatch(/\d+ of \d+ required steps done/);
      await visitor.click(`nav a[href="${ADMIN_PAGES.viewSubmissions}"]`);
      await poll(path).toBe(ADMIN_PAGES.viewSubmissions);
      await poll(() => textOf('main')).toContain(message);
    });

    test('the owner writes in the visual editor, and nothing covers the save bar', async () => {
      await visitor.open(`${SITE_URL}${ADMIN_PAGES.blog}?post=new`);
      const covered = `const buttons = [...document.querySelectorAll('[data-save-bar] button')];
        return buttons.map((button) => button.getBoundingClientRect()).filter(({ x, y, width, height }) =>
          !document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-save-bar]')).length + ' of ' + (buttons.length > 0 ? 'some' : 'none');`;
      await poll(() => visitor.ask(covered)).toBe('0 of some');

      const editor = '[data-field="contentEn"] [contenteditable="true"]';
      await poll(() => visitor.ask(`return document.querySelector('${editor}') !== null`)).toBe(true);
      await visitor.type(editor, 'Begin indoors.');
      await poll(() => textOf(editor)).toContain('Begin indoors.');
      await poll(() =>
        visitor.ask("return document.querySelector('[data-save-state]').dataset.saveState"),
      ).toBe('saved');
    });
  });
}
