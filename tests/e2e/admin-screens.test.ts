import type { Page } from '@playwright/test';
import { ADMIN_PAGES } from '@perro-wisdom/domain/paths';
import { LOCALES, type Locale } from '@perro-wisdom/domain/locale';
import { expectNoAxeFindings } from './support/axe';
import { createPost, logIn, ownName, ownPost, removeStored, revokeSession, storeMessages } from './support/owner';
import { expectNoSidewaysScroll, listenForTrouble } from './support/page-health';
import { PUBLIC_PAGES, VIEWPORTS } from './support/public-pages';
import { expect, test } from './support/test';

const MIN_TARGET_PX = 44;

const SCREENS = [
  { path: ADMIN_PAGES.dashboard, title: { en: 'Dashboard', es: 'Inicio' } },
  { path: ADMIN_PAGES.contactSubmissions, title: { en: 'Contact Submissions', es: 'Mensajes de contacto' } },
  { path: ADMIN_PAGES.viewSubmissions, title: { en: 'Contact Submissions', es: 'Mensajes de contacto' } },
  { path: ADMIN_PAGES.blog, title: { en: 'Blog posts', es: 'Artículos del blog' } },
  { path: `${ADMIN_PAGES.blog}?post=new`, title: { en: 'New post', es: 'Artículo nuevo' } },
  { path: ADMIN_PAGES.imageDiagnostics, title: { en: 'Image diagnostics', es: 'Diagnóstico de imágenes' } },
  { path: '/admin/no-such-screen', title: { en: '404 Page Not Found', es: '404 Página no encontrada' } },
] as const;

test.afterEach(removeStored);

const speak = (page: Page, locale: Locale) =>
  page.addInitScript((language) => localStorage.setItem('adminLanguage', language), locale);

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Waits until nothing on the screen is still loading. */
const settled = (page: Page) => expect(page.getByText(/^(Loading|Cargando)$/)).toHaveCount(0);

/** Axe finds nothing, by day or by night. */
async function expectNoFindingsInEitherLook(page: Page): Promise<void> {
  await expectNoAxeFindings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expectNoAxeFindings(page);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The parts that have to be scrolled sideways to be read. */
const scrolledSideways = (page: Page) =>
  page.getByRole('region').evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.ariaLabel));

/** What one can press that is smaller than a thumb. Links within running text may be: their line says how high. */
const smallTargets = (page: Page) =>
  page
    .locator('button:visible, summary:visible, input:visible:not([type="checkbox"]), [role="tab"]:visible, nav a:visible, header a:visible')
    .evaluateAll(
      (elements, min) =>
        elements
          // What is there for password managers alone is hidden from everyone else.
          .filter((element) => !element.closest('[aria-hidden="true"]'))
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          // What is there for screen readers alone is a pixel wide.
          .filter(({ box }) => box.width > 1 && (box.width < min || box.height < min))
          .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} is ${box.width} x ${box.height}`),
      MIN_TARGET_PX,
    );

/** The buttons whose words do not stand in one line. */
const wrappedButtons = (page: Page) =>
  page.locator('.button:visible').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const words = document.createRange();
        words.selectNodeContents(button);
        const boxes = [...words.getClientRects()].filter(({ width }) => width > 1);
        const top = Math.max(...boxes.map((box) => box.top));
        // The icon beside the words is taller than they are.
        return boxes.some((box) => box.bottom <= top);
      })
      .map((button) => button.textContent),
  );

for (const viewport of VIEWPORTS) {
  for (const locale of LOCALES) {
    test(`every screen of the owner's area at ${viewport.width} px in ${locale} is in order`, async ({ page }) => {
      test.slow();
      // The colours are the same in both languages.
      const expectNoFindings = locale === 'en' ? expectNoFindingsInEitherLook : expectNoAxeFindings;
      await page.setViewportSize(viewport);
      await speak(page, locale);
      const trouble = listenForTrouble(page);
      await storeMessages(
        { name: ownName('Bartholomew Featherstonehaugh-Montgomery'), email: `${'long.'.repeat(20)}@an-even-longer-domain.example.com` },
        { name: ownName('Ana'), message: 'Hola. '.repeat(120), language: 'es' },
      );
      await page.goto(ADMIN_PAGES.login);
      await title(page, locale === 'en' ? 'Admin login' : 'Entrada de administración').waitFor();
      await expectNoFindings(page);
      expect(await smallTargets(page)).toEqual([]);
      await logIn(page);
      for (const screen of SCREENS) {
        await page.goto(screen.path);
        await expect(title(page, screen.title[locale])).toBeVisible();
        await settled(page);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
        await expectNoFindings(page);
        await expectNoSidewaysScroll(page);
        expect(await scrolledSideways(page), screen.path).toEqual([]);
        expect(await smallTargets(page), screen.path).toEqual([]);
      }
      expect(trouble()).toEqual([]);
    });
  }

  test(`the dialogs and the errors of the editor at ${viewport.width} px are in order`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await logIn(page, ADMIN_PAGES.blog);
    const post = await createPost(page, ownPost({ contentEn: '<h2>At length</h2><p>Text.</p>' }));
    await page.goto(`${ADMIN_PAGES.blog}?post=${post.id}`);
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoFindingsInEitherLook(page);
    expect(await smallTargets(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: /^Delete/ }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoFindingsInEitherLook(page);
    await page.keyboard.press('Escape');

    await page.locator('[name="titleEn"]').fill('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('1 field needs attention')).toBeVisible();
    await expectNoFindingsInEitherLook(page);
    await expectNoSidewaysScroll(page);

    await page.locator('[name="titleEn"]').fill('Changed');
    await revokeSession(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Log in again' })).toBeVisible();
    await expectNoFindingsInEitherLook(page);
  });
}

test('what does not exist is explained on a phone too', async ({ page }) => {
  await page.setViewportSize(VIEWPORTS[0]);
  await logIn(page);
  await page.goto('/admin/no-such-screen');
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});

test('every button says what it does in one line, in Spanish too, on the smallest phone and on a tablet', async ({ page }) => {
  await speak(page, 'es');
  await logIn(page);
  for (const { path, title: name } of SCREENS) {
    await page.goto(path);
    await expect(title(page, name.es)).toBeVisible();
    await settled(page);
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await wrappedButtons(page), `${path} at ${width} px`).toEqual([]);
      await expectNoSidewaysScroll(page);
    }
  }
});

test('a keyboard reaches everything: past the navigation, through the editor, to saving', async ({ page }) => {
  await logIn(page, ADMIN_PAGES.blog);
  await page.reload();
  await expect(page.getByRole('link', { name: /^Edit/ }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(title(page, 'New post')).toBeFocused();
  const reached = new Set<string>();
  // More stops than the editor has.
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    reached.add(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent ?? ''));
  }
  for (const name of ['titleEn', 'contentEn', 'titleEs', 'contentEs', 'slug', 'tags', 'featuredImage', 'published']) {
    expect([...reached]).toContain(name);
  }
  expect([...reached]).toContain('Preview');
  expect([...reached]).toContain('Save');
});

test('what an owner has to save stays above a phone’s edge, in place of the navigation, by day or by night', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, ADMIN_PAGES.blog);
  const navigation = page.getByRole('navigation', { name: 'Owner’s area' });
  await expect(navigation).toBeVisible();
  const bar = await navigation.boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeCloseTo(844, 0);
  await page.getByRole('link', { name: 'New post' }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport();
  await expect(navigation).toBeHidden();
  await page.getByRole('button', { name: 'Use dark colors' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('no public page fetches anything of the owner’s area', async ({ page }) => {
  test.slow();
  // Words that the owner's area alone says or knows.
  const MARKS = ['pbkdf2:', 'Caps Lock is on.', 'Drafts first, then what visitors can read'];
  const scripts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.text().catch(() => ''));
  });
  const marksFound = async () => {
    const texts = await Promise.all(scripts.values());
    return MARKS.filter((mark) => texts.some((text) => text.includes(mark)));
  };
  for (const { path, heading } of PUBLIC_PAGES) {
    await page.goto(`/en${path}`);
    await expect(title(page, heading.en)).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(scripts.size).toBeGreaterThan(5);
  expect(await marksFound()).toEqual([]);

  await logIn(page, ADMIN_PAGES.blog);
  await expect(page.getByRole('link', { name: /^Edit/ }).first()).toBeVisible();
  expect(await marksFound()).toEqual(MARKS);
});
