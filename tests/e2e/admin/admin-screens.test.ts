import type { Page } from '@playwright/test';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import type { Locale } from '@app/domain/general/locale';
import { expectNoAxeFindings, expectReadableColors } from '../support/axe';
import {
  changeElsewhere,
  editorOf,
  expectSaved,
  field,
  NEW,
  publish,
  save,
  saveState,
} from '../support/editor';
import {
  createPost,
  logIn,
  ownName,
  ownPost,
  removeStored,
  revokeSession,
  startSession,
  storeMessages,
  visit,
} from '../support/owner';
import { collectErrors, expectNoHorizontalScroll, wrappedButtons } from '../support/page-health';
import { VIEWPORTS } from '../support/public-pages';
import { expect, test } from '../support/test';

const MIN_TARGET_PX = 44;

/**
 * The screens, ordered so that consecutive screens have different titles. A changed title means that the next
 * screen has opened.
 */
const SCREENS = [
  { path: ADMIN_PAGES.dashboard, title: { en: 'Dashboard', es: 'Inicio' } },
  { path: ADMIN_PAGES.contactSubmissions, title: { en: 'Contact Submissions', es: 'Mensajes de contacto' } },
  { path: ADMIN_PAGES.savedReplies, title: { en: 'Saved replies', es: 'Respuestas guardadas' } },
  { path: ADMIN_PAGES.viewSubmissions, title: { en: 'Contact Submissions', es: 'Mensajes de contacto' } },
  {
    path: ADMIN_PAGES.testimonialSubmissions,
    title: { en: 'Received testimonials', es: 'Testimonios recibidos' },
  },
  { path: ADMIN_PAGES.person, title: { en: 'Everything about one person', es: 'Todo sobre una persona' } },
  { path: ADMIN_PAGES.blog, title: { en: 'Blog posts', es: 'Artículos del blog' } },
  { path: `${ADMIN_PAGES.blog}?state=bin`, title: { en: 'Bin', es: 'Papelera' } },
  {
    path: `${ADMIN_PAGES.blog}?search=zzzz&state=draft`,
    title: { en: 'Blog posts', es: 'Artículos del blog' },
  },
  { path: NEW, title: { en: 'New post', es: 'Artículo nuevo' } },
  { path: ADMIN_PAGES.content, title: { en: 'Site', es: 'Sitio' } },
  {
    path: `${ADMIN_PAGES.content}/facts/facts`,
    title: { en: 'Business details', es: 'Datos del negocio' },
  },
  {
    path: `${ADMIN_PAGES.content}/brand/brand`,
    title: { en: 'Brand', es: 'Marca' },
  },
  { path: `${ADMIN_PAGES.content}/facts/facts#hours`, title: { en: 'Hours', es: 'Horario' } },
  { path: ADMIN_PAGES.topics, title: { en: 'Categories and tags', es: 'Categorías y etiquetas' } },
  { path: ADMIN_PAGES.pictures, title: { en: 'Pictures', es: 'Fotos' } },
  { path: ADMIN_PAGES.stats, title: { en: 'Statistics', es: 'Estadísticas' } },
  { path: ADMIN_PAGES.backup, title: { en: 'Backup', es: 'Copia de seguridad' } },
  { path: ADMIN_PAGES.imageDiagnostics, title: { en: 'Image diagnostics', es: 'Diagnóstico de fotos' } },
  { path: ADMIN_PAGES.settings, title: { en: 'Settings', es: 'Ajustes' } },
  { path: ADMIN_PAGES.mailSettings, title: { en: 'Email', es: 'Correo electrónico' } },
  {
    path: ADMIN_PAGES.pushSettings,
    title: { en: 'Notifications on this device', es: 'Avisos en este dispositivo' },
  },
  { path: ADMIN_PAGES.instagram, title: { en: 'Instagram', es: 'Instagram' } },
  { path: ADMIN_PAGES.account, title: { en: 'Account', es: 'Cuenta' } },
  { path: ADMIN_PAGES.help, title: { en: 'Handbook', es: 'Manual' } },
  { path: '/admin/no-such-screen', title: { en: '404 Page Not Found', es: '404 Página no encontrada' } },
] as const;

test.afterEach(removeStored);

const useLanguage = (page: Page, locale: Locale) =>
  page.addInitScript((language) => {
    // The editor's preview frame has no storage access.
    if (window === top) localStorage.setItem('adminLanguage', language);
  }, locale);

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Waits until nothing on the screen is loading. */
const expectLoaded = (page: Page) => expect(page.getByText(/^(Loading|Cargando)$/)).toHaveCount(0);

/**
 * Asserts that axe finds nothing. In the dark scheme, checks only that the colors are readable, because
 * nothing else differs.
 */
async function expectAccessibleInLightAndDark(page: Page): Promise<void> {
  await expectNoAxeFindings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expectReadableColors(page);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Returns the regions that scroll horizontally. */
const horizontallyScrolled = (page: Page) =>
  page
    .getByRole('region')
    .evaluateAll((parts) =>
      parts.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.ariaLabel),
    );

/**
 * Returns the controls that are too small to tap. Ignores inline links, which are only one line high, and
 * radio buttons, whose labels can be tapped instead.
 */
const smallTargets = (page: Page) =>
  page
    .locator(
      'button:visible, summary:visible, input:visible:not([type="checkbox"], [type="radio"]), [role="tab"]:visible, nav a:visible, header a:visible',
    )
    .evaluateAll(
      (elements, min) =>
        elements
          // Fields for password managers are hidden from everyone else.
          .filter((element) => !element.closest('[aria-hidden="true"]'))
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          // Elements for screen readers only are one pixel wide.
          .filter(({ box }) => box.width > 1 && (box.width < min || box.height < min))
          .map(({ element, box }) => `${element.outerHTML.slice(0, 120)} is ${box.width} x ${box.height}`),
      MIN_TARGET_PX,
    );

const [PHONE, DESKTOP] = VIEWPORTS;

/** Waits until a screen has fully loaded. */
async function expectShown(page: Page, screen: (typeof SCREENS)[number], locale: Locale): Promise<void> {
  await expect(title(page, screen.title[locale])).toBeVisible();
  await expectLoaded(page);
}

/**
 * Asserts that a screen, as it currently is, is accessible, fits the window's width, and has controls large
 * enough to tap.
 */
async function expectSoundState(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
  await expectNoAxeFindings(page);
  await expectNoHorizontalScroll(page);
  expect(await smallTargets(page)).toEqual([]);
}

async function expectSoundScreen(page: Page, locale: Locale, colorScheme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expectSoundState(page, colorScheme);
  expect(await horizontallyScrolled(page)).toEqual([]);
}

/** Stores a message and a draft that contain very long words. */
async function storeLongWords(page: Page): Promise<void> {
  const word = ownName('Electroencefalografistas'.repeat(2));
  await storeMessages({
    name: word,
    email: `${'larga.'.repeat(20)}@un-dominio-todavia-mas-largo.example.com`,
    message: word,
    language: 'es',
  });
  await createPost(
    page,
    ownPost({ titleEn: word, titleEs: word, categoryEn: ownName(word.slice(0, 40)), published: false }),
  );
}

/** Opens every screen in turn and runs a check on it, in a test step named after its path. */
async function onEveryScreen(
  page: Page,
  locale: Locale,
  check: (path: (typeof SCREENS)[number]['path']) => Promise<void>,
): Promise<void> {
  const errors = collectErrors(page);
  /** The `Accept-Language` headers sent with the API calls. */
  const languages = new Set<string | undefined>();
  page.on('request', (request) => {
    if (request.url().includes('/api/admin/')) languages.add(request.headers()['accept-language']);
  });
  await useLanguage(page, locale);
  await startSession(page);
  await storeLongWords(page);
  await page.goto(ADMIN_PAGES.dashboard);
  for (const screen of SCREENS)
    await test.step(screen.path, async () => {
      await visit(page, screen.path);
      await expectShown(page, screen, locale);
      await check(screen.path);
      expect(errors()).toEqual([]);
    });
  expect([...languages]).toEqual([locale]);
}

test("every screen is accessible and free of errors on a phone in Spanish, and button labels don't wrap", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await onEveryScreen(page, 'es', async (path) => {
    await page.setViewportSize(PHONE);
    await expectSoundScreen(page, 'es', 'light');
    if (path === ADMIN_PAGES.dashboard) await expectReadableFrame(page, 'dark');
    if (path === ADMIN_PAGES.blog) {
      const bar = await navigation(page).boundingBox();
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeCloseTo(PHONE.height, 0);
    }
    // In the editor, the save bar replaces the navigation.
    if (path === NEW) {
      await expect(publish(page)).toBeInViewport();
      await expect(navigation(page)).toBeHidden();
    }
    if (path === '/admin/no-such-screen')
      await expect(page.getByText('¿Se te olvidó añadir la página al router?')).toBeVisible();
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoHorizontalScroll(page);
      expect.soft(await wrappedButtons(page), `${path} at ${width} px`).toEqual([]);
      if (path === ADMIN_PAGES.dashboard && width === 320) await expectNamesApart(page);
    }
  });
});

test('every screen is accessible and free of errors on a desktop in the dark scheme', async ({ page }) => {
  test.slow();
  await page.setViewportSize(DESKTOP);
  await onEveryScreen(page, 'en', async (path) => {
    await expectSoundScreen(page, 'en', 'dark');
    if (path === ADMIN_PAGES.dashboard) await expectReadableFrame(page, 'light');
  });
});

/** Returns the navigation at the bottom of a phone's screen. */
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Área de administración' });

/** Asserts that the header's and the navigation's colors are readable in this color scheme. */
async function expectReadableFrame(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
  await expectReadableColors(page);
}

/** Asserts that the navigation's labels don't overlap on the smallest phone. */
async function expectNamesApart(page: Page): Promise<void> {
  const entries = navigation(page).getByRole('link');
  await expect(entries).toHaveCount(5);
  const names = await entries.evaluateAll((links) =>
    links.flatMap((link) => {
      const range = document.createRange();
      const name = [...link.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
      if (!name) return [];
      range.selectNode(name);
      const { left, right } = range.getBoundingClientRect();
      return [{ left, right }];
    }),
  );
  const starts = [...names.map(({ left }) => left), 320];
  for (const [index, end] of [0, ...names.map(({ right }) => right)].entries())
    expect((starts[index] ?? 0) - end).toBeGreaterThan(6);
}

test('the login screen is accessible on a phone in Spanish and on a desktop in English', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await useLanguage(page, 'es');
  await page.goto(ADMIN_PAGES.login);
  await title(page, 'Entra a tu sitio').waitFor();
  await expectAccessibleInLightAndDark(page);
  expect(await smallTargets(page)).toEqual([]);
  await page.setViewportSize(DESKTOP);
  await page.getByRole('button', { name: 'EN, English' }).click();
  await title(page, 'Log in to your site').waitFor();
  await expectAccessibleInLightAndDark(page);
  expect(await smallTargets(page)).toEqual([]);
});

test("the post editor's dialogs, errors and preview are accessible on a phone and a desktop", async ({
  page,
}) => {
  test.slow();
  /**
   * Checks the current state on a phone in the light scheme and on a desktop in the dark scheme, because
   * their colors and sizes differ.
   */
  const expectAccessible = async () => {
    await page.setViewportSize(PHONE);
    await expectSoundState(page, 'light');
    await page.setViewportSize(DESKTOP);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await expectReadableColors(page);
    await expectNoHorizontalScroll(page);
    expect(await smallTargets(page)).toEqual([]);
  };
  await startSession(page);
  const post = await createPost(page, ownPost({ published: true }));
  await changeElsewhere(page, post, { titleEn: `${post.titleEn} changed` });
  await page.setViewportSize(PHONE);
  await page.goto(editorOf(post));
  const pageTitle = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(pageTitle).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  expect(await smallTargets(page)).toEqual([]);
  await page.keyboard.press('Escape');

  const dialog = page.getByRole('dialog');
  for (const [button, ready] of [
    ['History', dialog.locator('mark')],
    [/^Publish later/, dialog.getByLabel('Time')],
    [/^Delete/, page.getByRole('alertdialog')],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(ready).toBeVisible();
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(ready).toBeHidden();
  }

  for (const name of ['titleEn', 'titleEs']) await field(page, name).fill('');
  await publish(page).click();
  await expect(page.getByText('2 fields need attention')).toBeVisible();
  await expectAccessible();

  await field(page, 'titleEn').fill('Changed');
  await save(page);
  await changeElsewhere(page, post, { titleEn: 'Changed elsewhere' });
  await field(page, 'titleEn').fill('Changed here');
  await expect(page.getByRole('alert').filter({ hasText: 'This post was changed elsewhere' })).toBeVisible();
  await expectAccessible();
  await page.locator('[data-save-bar]').getByRole('button', { name: 'Compare and choose' }).click();
  await expect(dialog).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'All of mine' }).click();
  await page.getByRole('button', { name: 'Use these' }).click();
  await expectSaved(page);

  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(pageTitle).toHaveText('Changed here');
  await expectSoundState(page, 'dark');

  await revokeSession(page);
  await field(page, 'titleEn').fill('Changed again');
  await expect(page.getByRole('link', { name: 'Log in again' })).toBeVisible();
  await expectAccessible();
});

test('keyboard users can skip the navigation, and can reach the save bar and every field in the editor', async ({
  page,
}) => {
  await logIn(page, ADMIN_PAGES.blog);
  await expect(page.getByRole('button', { name: /^More: / }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(title(page, 'New post')).toBeFocused();
  // The visual editors load last.
  await expect(page.locator('[data-field] [contenteditable="true"]')).toHaveCount(2);
  const reached = new Set<string>();
  // The editor has fewer Tab stops than this limit.
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    reached.add(
      await page.evaluate(() => {
        const { activeElement } = document;
        // The visual editor isn't a form control, so it has no `name` attribute.
        if (activeElement?.matches('[contenteditable]'))
          return activeElement.closest<HTMLElement>('[data-field]')?.dataset.field ?? '';
        return activeElement?.getAttribute('name') ?? activeElement?.textContent ?? '';
      }),
    );
  }
  for (const name of ['titleEn', 'contentEn', 'titleEs', 'contentEs', 'category', 'tags', 'slug']) {
    expect([...reached]).toContain(name);
  }
  expect([...reached]).toContain('Preview');
  expect([...reached]).toContain('Publish');
});

test('on the smallest phone, lists show full titles and the save bar shows the time on one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await useLanguage(page, 'es');
  await startSession(page);
  const titleEs = ownName('Entrenamiento responsable para caminar sin halar con perros grandes y nerviosos');
  const post = await createPost(page, ownPost({ titleEs, published: false }));
  for (const [path, name] of [
    [ADMIN_PAGES.blog, titleEs],
    [`${ADMIN_PAGES.content}/services`, 'Preparación para certificaciones'],
  ] as const) {
    await page.goto(path);
    const row = page.getByRole('heading', { level: 2, name });
    await expect(row).toBeVisible();
    expect(await row.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThan(1);
  }

  await page.goto(editorOf(post));
  await expectSaved(page);
  const lines = await saveState(page).evaluate(({ firstChild }) => {
    const time = document.createRange();
    time.selectNodeContents(firstChild as Text);
    time.setStart(firstChild as Text, (firstChild as Text).data.indexOf(' ') + 1);
    return time.getClientRects().length;
  });
  expect(lines).toBe(1);
});
