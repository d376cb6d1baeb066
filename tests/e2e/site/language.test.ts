import type { Page } from '@playwright/test';
import { PAGES } from '@app/domain/general/paths';
import { contactForm } from '../support/contact-form';
import { holdBack } from '../support/hold-back';
import { countReads, firestoreCalls } from '../support/own-project';
import { expect, test } from '../support/test';

const SPANISH_TEXTS = /\/assets\/es-.*\.js$/;

const toggle = (page: Page, language: 'EN' | 'ES') =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^${language}`) });
/**
 * Presses a language link at its current position. Playwright's own click would first scroll to the sticky
 * header's normal position.
 */
async function pressInPlace(page: Page, language: 'EN' | 'ES'): Promise<void> {
  const { x, y, width, height } = await toggle(page, language).evaluate((link) =>
    link.getBoundingClientRect(),
  );
  await page.mouse.click(x + width / 2, y + height / 2);
}
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('language'));

// Both Hosting and the site itself redirect such a URL. tests/api/publishing/pages.test.ts checks
// Hosting's other redirects.
test('a URL without a language redirects to the English page and replaces the history entry', async ({
  page,
}) => {
  await page.goto('/es/terms');
  for (const [from, to] of [
    ['/services?x=1#puppy-training', '/en/services?x=1#puppy-training'],
    ['/english', '/en/english'],
    ['/fr/about', '/en/fr/about'],
  ] as const) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
    if (from === '/fr/about')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await page.goBack();
    await expect(page).toHaveURL('/es/terms');
  }
});

test.describe('language switch', () => {
  // The test of `withLocale` in domain/src/general/locale.test.ts covers every path.
  test('switching the language keeps the path, the query and the hash', async ({ page }) => {
    for (const path of [PAGES.services, '/nowhere']) {
      await page.goto(`/en${path}?service=other&x=%C3%B1#puppy-training`);
      await toggle(page, 'ES').click();
      await expect(page).toHaveURL(`/es${path}?service=other&x=%C3%B1#puppy-training`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await toggle(page, 'EN').click();
      await expect(page).toHaveURL(`/en${path}?service=other&x=%C3%B1#puppy-training`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    }
  });

  test('switching the language changes the title, description and copy, stores the choice, and replaces the history entry', async ({
    page,
  }) => {
    await page.goto('/en/about');
    await page.getByRole('banner').getByRole('link', { name: 'Perro Wisdom, home' }).click();
    await expect(page).toHaveURL('/en');
    await expect(page).toHaveTitle('Perro Wisdom | Dog training in Puerto Rico');
    expect(await stored(page)).toBe('en');
    const description = page.locator('head meta[name="description"]');
    await expect(description).toHaveAttribute('content', /^Show dog/);

    await toggle(page, 'ES').click();
    await expect(page).toHaveURL('/es');
    await expect(page).toHaveTitle('Perro Wisdom | Adiestramiento de perros en Puerto Rico');
    await expect(description).toHaveAttribute('content', /^Adiestramiento/);
    await expect(description).toHaveCount(1);
    expect(await stored(page)).toBe('es');

    await page.goBack();
    await expect(page).toHaveURL('/en/about');
    await page.goForward();
    await expect(page).toHaveURL('/es');
  });

  test('switching the language announces the change, keeps focus, and keeps the scroll position until the visitor scrolls', async ({
    page,
  }) => {
    await page.goto('/en/services');
    const article = page.locator('#akc-certification');
    await article.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    const top = () => article.evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();

    const spanish = toggle(page, 'ES');
    await spanish.evaluate((link) => link.focus({ preventScroll: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/es/services');
    await expect(spanish).toBeFocused();
    await expect(spanish).toHaveAttribute('aria-current', 'page');
    await expect(
      page.getByRole('status').filter({ hasText: 'Esta página ahora está en español.' }),
    ).toBeAttached();
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(4);

    await page.mouse.move(200, 400);
    const position = () => page.evaluate(() => scrollY);
    const kept = await position();
    await page.mouse.wheel(0, -700);
    await expect(page.locator('html')).not.toHaveAttribute('style', /overflow-anchor/);
    // Polls because the browser doesn't scroll until some time after the event.
    await expect.poll(async () => kept - (await position())).toBeGreaterThan(600);
    const scrolled = await position();
    // A later change in the page's size must not scroll the page back.
    await page
      .locator('main')
      .evaluate((main) => main.append(Object.assign(document.createElement('p'), { textContent: 'More' })));
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await position()).toBe(scrolled);
  });

  test('switching the language keeps the topmost visible block in place, on a phone and on a desktop', async ({
    page,
  }) => {
    for (const [path, blocks] of [
      ['/services', 'main article'],
      ['', 'main > section'],
      ['/blog', 'main ul > li h3'],
      ['/blog/loose-leash-walking', 'main article h2 ~ *'],
      ['/testimonials', 'main blockquote'],
      ['/about', 'main h2'],
    ] as const) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/en${path}`);
      const all = page.locator(blocks);
      await expect(all.nth(3)).toBeAttached();
      // In the first case, the block starts just below the header. In the second case, the header covers the
      // top of the block.
      for (const { width, index, offset, language } of [
        { width: 390, index: 2, offset: 8, language: 'ES' },
        { width: 1440, index: 3, offset: -12, language: 'EN' },
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        const top = () =>
          all
            .nth(index)
            .evaluate(
              (block) =>
                block.getBoundingClientRect().top -
                (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0),
            );
        // Dispatches a wheel event, as if the visitor had scrolled, so that the page releases the position
        // kept by the last switch. Otherwise, the new width might still move the page.
        await page.evaluate(() => {
          dispatchEvent(new Event('wheel'));
          return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        });
        await page.evaluate(
          (distance) => scrollBy({ top: distance, behavior: 'instant' }),
          (await top()) - offset,
        );
        const before = await top();
        await pressInPlace(page, language);
        await expect(page.locator('html')).toHaveAttribute('lang', language.toLowerCase());
        await expect(page).toHaveURL(`/${language.toLowerCase()}${path}`);
        await expect
          .poll(async () => Math.abs((await top()) - before), {
            message: `block ${index} of ${path} in ${language}`,
            intervals: [50],
          })
          .toBeLessThanOrEqual(6);
      }
    }
  });

  test('switching the language keeps the relative scroll position in a post that is shorter in the new language', async ({
    page,
  }) => {
    await page.goto('/en/blog/loose-leash-walking');
    await page.waitForLoadState('networkidle');
    const body = page.locator('main article h2').first().locator('..');
    // Simulates a shorter Spanish post by removing its last three blocks as soon as it is rendered.
    await body.evaluate((element) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        for (let count = 0; count < 3; count += 1) element.lastElementChild?.remove();
      }).observe(element, { childList: true });
      const { top, height } = element.getBoundingClientRect();
      scrollBy({ top: top + height / 2 - 80, behavior: 'instant' });
    });
    const progress = () =>
      body.evaluate(
        (element) => (80 - element.getBoundingClientRect().top) / element.getBoundingClientRect().height,
      );
    await pressInPlace(page, 'ES');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect.poll(progress).toBeGreaterThan(0.47);
    expect(await progress()).toBeLessThan(0.53);
  });

  test('switching the language shows the content from the other language’s page file, without any Firestore reads', async ({
    page,
  }) => {
    const reads = countReads(page);
    await page.goto('/en/services');
    const file = await holdBack(page, '/es/services');
    await toggle(page, 'ES').click();
    // The page stays in English until the Spanish file arrives.
    await expect(page.getByRole('heading', { name: 'Puppy Training' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Training for the dog you have');
    file();
    await expect(page.getByRole('heading', { name: 'Entrenamiento de cachorros' })).toBeVisible();
    await toggle(page, 'EN').click();
    await expect(page.getByRole('heading', { name: 'Puppy Training' })).toBeVisible();
    expect(await reads()).toBe(0);
  });

  test('if the content in the other language cannot be read, a notice says so and lets the visitor try again', async ({
    page,
  }) => {
    let isReachable = false;
    await page.goto('/en/services');
    for (const address of ['/es/services', firestoreCalls()])
      await page.route(address, (route) => (isReachable ? route.continue() : route.abort()));
    await expect(page.getByRole('article')).toHaveCount(5);

    await toggle(page, 'ES').click();
    const notice = page.getByRole('alert').filter({ hasText: 'No pudimos cargar esta parte' });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    // Makes Firestore reachable only when the button is clicked. Otherwise, the page might retry
    // automatically, and the notice with the button would disappear.
    await page.exposeFunction('beReachable', () => (isReachable = true));
    await page.evaluate(() =>
      document.addEventListener('click', Reflect.get(window, 'beReachable') as () => void, {
        capture: true,
        once: true,
      }),
    );
    await notice.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect(page.getByRole('heading', { name: 'Entrenamiento de cachorros' })).toBeVisible();
  });

  test('if the visitor presses two languages in quick succession, the page shows the second one', async ({
    page,
  }) => {
    await page.goto('/en/about');
    // Delays the Spanish strings.
    const release = await holdBack(page, SPANISH_TEXTS);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We teach both ends of the leash');
    await toggle(page, 'ES').click();
    await toggle(page, 'EN').click();
    const arrived = page.waitForResponse(SPANISH_TEXTS);
    release();
    await (await arrived).finished();
    await expect(page).toHaveURL('/en/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We teach both ends of the leash');
  });
});

test('an invalid language in local storage is ignored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', '{"broken'));
  await page.goto('/es/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enseñamos a los dos lados de la correa');
  await expect.poll(() => stored(page)).toBe('es');
});

test('the site and its contact form work if the browser blocks storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/es/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cuéntanos de tu perro');
  await contactForm(page).getByLabel('Nombre completo').fill('Ana');
  await toggle(page, 'EN').click();
  await expect(contactForm(page).getByLabel('Full Name')).toHaveValue('Ana');
});
