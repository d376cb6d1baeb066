/**
 * Tests the owner's screens for facts, pages, services and testimonials. Nothing is published, because other
 * tests read the public pages.
 */
import type { Locator, Page } from '@playwright/test';
import type { Draft, DraftSummary } from '@app/domain/drafts/drafts';
import type { ContentKind } from '@app/domain/content/kinds';
import type { BlogPost } from '@app/domain/blog/posts';
import { ADMIN_PAGES, PAGE_NAMES, pagePath, postPath } from '@app/domain/general/paths';
import { expectSaved, field, PHONE, publish, save, saveState } from '../support/editor';
import { chooseFromMenu, logIn, ownName, startSession, toast } from '../support/owner';
import { expect, test } from '../support/test';

async function read(page: Page, kind: ContentKind, id: string): Promise<Draft<ContentKind>> {
  const response = await page.request.get(`/api/admin/drafts/${kind}/${id}`);
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()) as Draft<ContentKind>;
}

/** Changes a draft through the API, as another device would. */
async function changeElsewhere(page: Page, kind: ContentKind, id: string, changes: object): Promise<void> {
  const { fields, suggested } = await read(page, kind, id);
  const response = await page.request.put(`/api/admin/drafts/${kind}/${id}`, {
    data: { fields: { ...fields, ...changes }, suggested },
  });
  expect(response.status(), await response.text()).toBe(200);
}

const list = (page: Page, kind: ContentKind) =>
  page.request
    .get(`/api/admin/drafts/${kind}`)
    .then((response) => response.json() as Promise<DraftSummary<ContentKind>[]>);

const paste = (control: Locator, text: string) =>
  control.evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test("the facts are saved automatically, and two devices never overwrite each other's changes", async ({
  page,
  context,
}) => {
  await logIn(page, ADMIN_PAGES.content);
  await page.getByRole('link', { name: /^Business details/ }).click();
  const { fields } = await read(page, 'facts', 'facts');
  const street = ownName('Calle');
  const openSection = async (name: RegExp) => {
    await page.getByRole('link', { name: 'Business details' }).click();
    await page.getByRole('link', { name }).click();
  };
  await page.getByRole('link', { name: /^Address/ }).click();
  await field(page, 'street').fill(street);
  // Navigating within the editor never warns about unsaved changes.
  await openSection(/^Hours/);
  await page.getByRole('button', { name: 'Add hours' }).click();
  const row = page.locator('[data-field="hours"] li').last();
  await row.getByRole('button', { name: 'Sunday', exact: true }).click();
  await row.getByLabel('From').fill('10:00');
  // Contradictory hours are reported.
  await row.getByLabel('To').fill('09:00');
  await expect(row.getByText('This must be later than the time before it')).toBeVisible();
  await row.getByLabel('To').fill('12:00');
  await save(page);
  const saved = (await read(page, 'facts', 'facts')).fields as typeof fields & { hours: object[] };
  expect(saved).toMatchObject({ street, serviceRadius: 50_000 });
  expect(saved.hours.at(-1)).toEqual({
    days: ['Sunday'],
    opens: '10:00',
    closes: '12:00',
    opensAgain: '',
    closesAgain: '',
  });

  // The form shows and accepts the distance in miles.
  await openSection(/^Address/);
  await expect(field(page, 'serviceRadius')).toBeHidden();
  await page.getByText('Advanced', { exact: true }).click();
  await expect(field(page, 'serviceRadius')).toHaveValue('31.1');
  await field(page, 'serviceRadius').fill('20');
  await save(page);
  expect((await read(page, 'facts', 'facts')).fields).toMatchObject({ serviceRadius: 32_187 });

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 18.39851, longitude: -66.15574 });
  await page.getByRole('button', { name: 'Use where I am now' }).click();
  await expect(field(page, 'latitude')).toHaveValue('18.4');
  await expect(field(page, 'longitude')).toHaveValue('-66.16');
  await paste(field(page, 'latitude'), '18.0111, -66.6141');
  await expect(field(page, 'latitude')).toHaveValue('18.0111');
  await expect(field(page, 'longitude')).toHaveValue('-66.6141');
  await expectSaved(page);

  await changeElsewhere(page, 'facts', 'facts', {
    street: 'From the phone',
    city: 'Ponce',
    areas: [{ name: 'Culebra', group: 'others' }],
  });
  await field(page, 'street').fill('From the laptop');
  await expect(page.getByRole('alert').filter({ hasText: 'This text was changed elsewhere' })).toBeVisible();
  await page.locator('[data-save-bar]').getByRole('button', { name: 'Compare and choose' }).click();
  const dialog = page.getByRole('dialog', { name: 'Two versions of this text' });
  // Changes that don't overlap are merged without asking.
  await expect(dialog.getByRole('group')).toHaveCount(1);
  await expect(dialog.getByText('1 passage left to decide')).toBeVisible();
  await dialog.getByRole('group', { name: 'Street' }).getByRole('radio', { name: /Yours/ }).check();
  await dialog.getByRole('button', { name: 'Use these' }).click();
  await expectSaved(page);
  expect((await read(page, 'facts', 'facts')).fields).toMatchObject({
    street: 'From the laptop',
    city: 'Ponce',
    areas: [{ name: 'Culebra', group: 'others' }],
  });
  await changeElsewhere(page, 'facts', 'facts', fields);
});

test('the owner can add a service on a phone, reorder it with the keyboard, delete it and undo the deletion', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const title = ownName('Heeling');
  await logIn(page, `${ADMIN_PAGES.content}/services`);
  await page.getByRole('link', { name: 'New service' }).click();
  await field(page, 'titleEn').fill(title);
  await save(page);
  await expect(page).toHaveURL(/services\/(?!new)/);
  await expect(field(page, 'slug')).toHaveValue(title.toLowerCase().replace(' ', '-'));
  await expect(field(page, 'titleEn')).toBeFocused();
  // A required field is empty, so nothing is published and focus moves to that field.
  await publish(page).click();
  await expect(field(page, 'descriptionEn')).toBeFocused();
  await expect(saveState(page)).toContainText('1 field needs attention');

  await page.getByRole('link', { name: 'Services', exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('Not on the site');
  const up = row.getByRole('button', { name: /^Move up/ });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(up).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /now number \d+ of \d+/ })).toHaveCount(1);
  await expect
    .poll(
      async () =>
        (await list(page, 'services')).filter(({ deletedAt }) => deletedAt === null).at(-2)?.titleEn,
    )
    .toBe(title);

  await chooseFromMenu(row, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row.getByRole('button', { name: /^Move up/ })).toHaveCount(0);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByRole('button', { name: /^Move up/ })).toBeVisible();
  const service = (await list(page, 'services')).find(({ titleEn }) => titleEn === title);
  await page.request.delete(`/api/admin/drafts/services/${service?.id ?? ''}`);
  await page.request.delete(`/api/admin/drafts/services/${service?.id ?? ''}/permanently`);
});

test('only the owner sees edit links on the public pages', async ({ page, context }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const links = (tab: Page) => tab.getByRole('navigation', { name: 'Edit this page' }).getByRole('link');
  await page.goto('/en/services');
  await page.waitForLoadState('networkidle');
  await expect(links(page)).toHaveCount(0);
  expect(requested.filter((url) => /editLinks/i.test(url))).toEqual([]);

  const owner = await context.newPage();
  await startSession(owner);
  await owner.goto('/en/services');
  const service = await owner.locator('article[data-edit]').first().getAttribute('data-edit');
  const [id] = (service ?? '').split('#');
  const link = owner.locator(`[href="${ADMIN_PAGES.content}/${id}?lang=en#title"]`);
  await link.click();
  await expect(owner.getByRole('heading', { level: 1, name: 'Edit service' })).toBeVisible();
  await expect(field(owner, 'titleEn')).not.toHaveValue('');
  await expect(field(owner, 'titleEn')).toBeFocused();

  // The links open the editor in the page's language, at the right section.
  await owner.setViewportSize(PHONE);
  for (const [path, edited] of [
    ['/es', 'pages/home?lang=es#aboutTitle'],
    ['/en/contact', 'pages/contact?lang=en#areasTitle'],
    ['/en', 'facts/facts?lang=en#phone'],
    ['/es', 'facts/facts?lang=es#tagline'],
  ] as const) {
    await owner.goto(path);
    await owner.locator(`[data-edit-links] [href="${ADMIN_PAGES.content}/${edited}"]`).click();
    const name = edited.split('#')[1] ?? '';
    const inLanguage = name + (path.startsWith('/es') ? 'Es' : 'En');
    await expect(field(owner, name === 'phone' ? name : inLanguage)).toBeFocused();
  }
});

/** Returns the text that edit links cover on a page. */
const coveredWords = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll('[data-edit-links] a')].map((link) =>
      link.getBoundingClientRect(),
    );
    const range = document.createRange();
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const covered: string[] = [];
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      for (const { left, right, top, bottom } of range.getClientRects())
        if (
          links.some(
            (link) => left < link.right && right > link.left && top < link.bottom && bottom > link.top,
          )
        )
          covered.push(texts.currentNode.textContent ?? '');
    }
    return covered;
  });

for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
  test(`no edit link covers words on a page that is ${viewport.width} px wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await startSession(page);
    const posts = (await (await page.request.get('/api/blog')).json()) as BlogPost[];
    const post = postPath(posts[0]?.slug ?? '', 'es');
    for (const path of [...PAGE_NAMES.map((name) => pagePath(name, 'es')), post]) {
      await page.goto(path);
      await expect(page.getByRole('link', { name: /^Editar: / }).first()).toBeVisible();
      await expect.poll(() => coveredWords(page), path).toEqual([]);
    }
  });
}
