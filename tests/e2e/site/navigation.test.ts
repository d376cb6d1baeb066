import type { Locator, Page } from '@playwright/test';
import { contactForm } from '../support/contact-form';
import { holdBack } from '../support/hold-back';
import { expectLoaded } from '../support/page-health';
import { VIEWPORTS } from '../support/public-pages';
import { expect, test } from '../support/test';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => main(page).getByRole('heading', { level: 1 });
const menu = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' });
const footer = (page: Page) => page.getByRole('contentinfo');
const scroll = (page: Page) => page.evaluate(() => window.scrollY);

/** Expects an element to be right below the sticky header: neither covered by it nor much lower. */
async function expectBelowHeader(page: Page, place: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        const header = await page.getByRole('banner').boundingBox();
        const box = await place.boundingBox();
        return (box?.y ?? -1) - ((header?.y ?? 0) + (header?.height ?? 0));
      },
      { intervals: [50] },
    )
    .toBeGreaterThanOrEqual(0);
  const [header, box] = [await page.getByRole('banner').boundingBox(), await place.boundingBox()];
  expect((box?.y ?? 0) - (header?.height ?? 0)).toBeLessThan(60);
}

test.describe('before a page is hydrated', () => {
  test.use({ viewport: VIEWPORTS[0] });

  test('the menu opens before hydration and stays open during it', async ({ page }) => {
    const arrive = await holdBack(page, /\/assets\/site-.*\.js$/);
    await page.goto('/en', { waitUntil: 'commit' });
    const entries = page.locator('#mobile-menu').getByRole('link');
    await page.locator('header summary[aria-label]').click();
    await expect(entries).toHaveCount(7);
    arrive();
    await expect(page.locator('#root[data-modules]')).toHaveCount(0);
    await expect(entries).toHaveCount(7);
    await page.keyboard.press('Escape');
    await expect(entries).toHaveCount(0);
    await expect(page.locator('header summary[aria-label]')).toBeFocused();
  });

  test('the language switch keeps the query and the hash, and replaces the history entry', async ({
    page,
  }) => {
    await page.route(/\/assets\/site-.*\.js$/, (route) => route.abort());
    await page.goto('/en/terms', { waitUntil: 'commit' });
    await page.goto('/en/services?service=other#puppy-training', { waitUntil: 'commit' });
    await page.getByRole('link', { name: /^ES/ }).click();
    await expect(page).toHaveURL('/es/services?service=other#puppy-training');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/en/terms');
  });

  test('a color scheme can be chosen before hydration and is applied after it', async ({ page }) => {
    const arrive = await holdBack(page, /\/assets\/site-.*\.js$/);
    await page.goto('/en/terms', { waitUntil: 'commit' });
    const dark = page.getByRole('radio', { name: 'Dark' });
    await dark.check();
    await expect(page.locator('html')).not.toHaveClass(/dark/);
    arrive();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expect(dark).toBeChecked();
  });

  test('a reload restores the scroll position unless the visitor scrolled in the meantime', async ({
    page,
  }) => {
    await page.goto('/en/services');
    await page.evaluate(() => window.scrollTo(0, 2000));
    await expect.poll(() => scroll(page)).toBe(2000);
    const arrive = await holdBack(page, /\/assets\/site-.*\.js$/);
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => scroll(page)).toBe(2000);
    await page.mouse.wheel(0, -1500);
    await expect.poll(() => scroll(page)).toBe(500);
    arrive();
    await page.waitForFunction(() => !document.querySelector('#root[data-modules]'));
    expect(await scroll(page)).toBe(500);
  });
});

test.describe('links between pages', () => {
  test.use({ viewport: VIEWPORTS[1] });

  test('following a link moves focus to the page’s title and scrolls to the top', async ({ page }) => {
    await page.goto('/en');
    for (const [name, heading] of [
      ['About', 'We teach both ends of the leash'],
      ['Services', 'Training for the dog you have'],
      ['Blog', 'Perro Wisdom'],
      ['Testimonials', 'Dogs we know, as their people tell it'],
      ['Contact', 'Tell us about your dog'],
      ['Home', 'A dog that listens, at home and in the ring'],
    ] as const) {
      await page.evaluate(() => window.scrollTo(0, 400));
      await menu(page).getByRole('link', { name, exact: true }).click();
      await expect(title(page)).toHaveText(heading);
      await expect(title(page)).toBeFocused();
      expect(await scroll(page)).toBe(0);
      await expect(menu(page).getByRole('link', { name, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
    }
  });

  test('a new page starts at the top, and reloading or going back restores the scroll position', async ({
    page,
  }) => {
    await page.goto('/en');
    await footer(page).scrollIntoViewIfNeeded();
    await page.goto('/es/services');
    // Once the language is stored, the page is hydrated.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('es');
    expect(await scroll(page)).toBe(0);

    await footer(page).scrollIntoViewIfNeeded();
    const left = Math.round(await scroll(page));
    expect(left).toBeGreaterThan(500);
    await page.reload();
    await expect.poll(async () => Math.round(await scroll(page))).toBe(left);

    const last = page.locator('#akc-certification').getByRole('link', { name: 'Solicitar este servicio' });
    await last.scrollIntoViewIfNeeded();
    const before = await scroll(page);
    expect(before).toBeGreaterThan(500);
    await last.click();
    await expect(title(page)).toHaveText('Cuéntanos de tu perro');
    expect(await scroll(page)).toBe(0);
    await page.goBack();
    await expect(title(page)).toHaveText('Adiestramiento para el perro que tienes');
    await expect.poll(() => scroll(page)).toBe(before);
  });
});

for (const viewport of VIEWPORTS) {
  test.describe(`anchors at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a page opens with its anchor’s target below the header, even if lists above the target load late', async ({
      page,
    }) => {
      for (const slug of ['show-dog-training', 'akc-certification']) {
        // Leaves the page first, because changing only the hash wouldn't reload it.
        await page.goto('about:blank');
        await page.goto(`/es/services#${slug}`);
        await expect(page.locator(`#${slug}`)).toBeFocused();
        await expectBelowHeader(page, page.locator(`#${slug}`));
      }
      for (const section of ['about', 'testimonials']) {
        await page.goto('about:blank');
        await page.goto(`/en#${section}`);
        await expect(main(page).getByRole('figure')).toHaveCount(3);
        await expectLoaded(page);
        await expectBelowHeader(page, page.locator(`section#${section}`));
      }
    });

    test('following a footer link puts its target below the header, from the same page or another one', async ({
      page,
    }) => {
      await page.goto('/en/terms');
      await footer(page).getByRole('link', { name: 'Puppy Training' }).click();
      await expect(page).toHaveURL('/en/services#puppy-training');
      await expect(page.locator('#puppy-training')).toBeFocused();
      await expectBelowHeader(page, page.locator('#puppy-training'));

      await footer(page).getByRole('link', { name: 'Show Dog Training' }).click();
      await expect(page).toHaveURL('/en/services#show-dog-training');
      await expect(page.locator('#show-dog-training')).toBeFocused();
      await expectBelowHeader(page, page.locator('#show-dog-training'));
    });
  });
}

test('an invalid hash, or a hash without a matching element, causes no error', async ({ page }) => {
  for (const hash of ['#nowhere', '#%E0%A4%A', '#"><script>']) {
    await page.goto(`/en/services${hash}`);
    await expect(title(page)).toHaveText('Training for the dog you have');
    await expect(main(page).getByRole('article')).toHaveCount(5);
  }
});

test.describe('prefetching', () => {
  test.use({ viewport: VIEWPORTS[0] });
  const contactPage = /\/assets\/ContactPage-.*\.js$/;
  const legalPage = /\/assets\/LegalPage-.*\.js$/;

  test('a linked page’s code is prefetched once the link is visible, but not before the first interaction', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto('/en', { waitUntil: 'networkidle' });
    expect(requested.filter((url) => contactPage.test(url))).toEqual([]);
    const request = page.waitForRequest(contactPage);
    await page.mouse.wheel(0, 10);
    await request;
    await expect(page).toHaveURL('/en');
  });

  test('a linked page’s code is not prefetched in data-saving mode', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto('/en/about');
    await footer(page).getByRole('link', { name: 'Privacy' }).focus();
    await page.getByRole('banner').getByRole('link', { name: /^ES/ }).hover();
    await expect(contactForm(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(
      requested.filter((url) => legalPage.test(url) || contactPage.test(url) || url.includes('/assets/es-')),
    ).toEqual([]);

    await footer(page).getByRole('link', { name: 'Privacy' }).click();
    await expect(title(page)).toHaveText('Privacy Policy');
  });
});

/** Simulates a browser in data-saving mode, so that nothing is prefetched. */
const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

test('if a linked page cannot be opened offline, the current page stays, with a notice, and the link works later', async ({
  page,
  context,
}) => {
  await saveData(page);
  await page.goto('/es/about');
  const before = await title(page).textContent();
  const notice = page.getByRole('banner').getByRole('alert');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await footer(page).getByRole('link', { name: 'Testimonios' }).click();
  await expect(notice).toContainText('No pudimos abrir esa página');
  await expect(page).toHaveURL('/es/about');
  await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click();
  await expect(notice).toContainText('No pudimos abrir esa página');
  await expect(page).toHaveURL('/es/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(title(page)).toHaveText(before ?? '');

  await context.setOffline(false);
  await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click();
  await expect(page).toHaveURL('/en/about');
  await expect(title(page)).toHaveText('We teach both ends of the leash');
  await expect(notice).toHaveCount(0);
});

test('a page whose code a deployment replaced opens in the new version, keeping an unsent message', async ({
  page,
}) => {
  await saveData(page);
  await page.goto('/es/contact');
  await contactForm(page).getByRole('textbox', { name: 'Mensaje' }).fill('Mi perrita muerde.');
  await page.route(/\/assets\/TestimonialsPage-.*\.js$/, (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );
  await Promise.all([
    page.waitForEvent('domcontentloaded'),
    footer(page).getByRole('link', { name: 'Testimonios' }).click(),
  ]);
  await expect(page).toHaveURL('/es/testimonials');
  await expect(title(page)).toHaveText('Perros que conocemos, contados por su gente');
  await page.unroute(/\/assets\/TestimonialsPage-.*\.js$/);
  await page.goto('/es/contact');
  await expect(contactForm(page).getByRole('textbox', { name: 'Mensaje' })).toHaveValue('Mi perrita muerde.');
});

test.describe('with only the keyboard', () => {
  test('the first Tab reaches the skip link', async ({ page }) => {
    await page.goto('/en/services');
    await expect(main(page).getByRole('article')).toHaveCount(5);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(main(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Request This Service' }).first()).toBeFocused();
    await expect(page).toHaveURL('/en/services');
  });

  test('focusing a link prefetches its page’s code, and focus rings in the dark footer use the text color', async ({
    page,
  }) => {
    await page.goto('/en/about');
    // Don't scroll here: scrolling would also prefetch visible links.
    const request = page.waitForRequest(/\/assets\/TestimonialsPage-.*\.js$/);
    await menu(page).getByRole('link', { name: 'Testimonials' }).focus();
    await request;
    const words = await footer(page).evaluate((element) => getComputedStyle(element).color);
    for (const link of await footer(page).getByRole('link').all()) {
      await link.focus();
      await expect(link).toHaveCSS('outline-color', words);
    }
  });

  test('using only the keyboard, a visitor can go from the home page to a service, request it, and complete a message', async ({
    page,
  }) => {
    await page.goto('/en');
    await main(page).getByRole('link', { name: 'See services' }).focus();
    await page.keyboard.press('Enter');
    await expect(title(page)).toBeFocused();
    await expect(page.getByRole('link', { name: 'Request This Service' }).first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Request This Service' }).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/en/contact?service=show-dog-training');
    await expect(title(page)).toBeFocused();
    await expect(contactForm(page)).toBeVisible();
    for (const reached of ['(787) 555-0142', 'Chat on WhatsApp', 'hola@perrowisdom.example']) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: reached }).first()).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(contactForm(page).getByLabel('Full Name')).toBeFocused();
    await page.keyboard.type('Ana');
    for (const reached of ['Email', /^Phone/, 'I prefer WhatsApp', 'Service Interested In']) {
      await page.keyboard.press('Tab');
      await expect(contactForm(page).getByLabel(reached)).toBeFocused();
    }
    await expect(contactForm(page).getByLabel('Service Interested In')).toHaveValue('show-dog-training');
    await page.keyboard.press('Tab');
    await expect(contactForm(page).getByRole('textbox', { name: 'Message' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(contactForm(page).getByRole('button', { name: 'Send Message' })).toBeFocused();
  });
});

test.describe('phone menu', () => {
  test.use({ viewport: VIEWPORTS[0] });
  const button = (page: Page) => page.getByRole('banner').locator('summary[aria-label]');

  test('the phone menu opens, links to each page, and closes on navigation, Escape, loss of focus or an outside click', async ({
    page,
  }) => {
    await page.goto('/en');
    await expect(menu(page)).toBeHidden();
    await button(page).click();
    await expect(button(page)).toHaveAccessibleName('Menu');
    await expect(menu(page).getByRole('link')).toHaveText([
      'Home',
      'About',
      'Services',
      'Blog',
      'Testimonials',
      'Contact',
      'Group classes',
    ]);
    await menu(page).getByRole('link', { name: 'About' }).click();
    await expect(title(page)).toBeFocused();
    await expect(menu(page)).toBeHidden();

    await button(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeFocused();

    await button(page).click();
    await menu(page).getByRole('link', { name: 'Group classes' }).focus();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeHidden();

    await button(page).click();
    await expect(menu(page)).toBeVisible();
    await page.mouse.click(200, 800);
    await expect(menu(page)).toBeHidden();
  });
});
