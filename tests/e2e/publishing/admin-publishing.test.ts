import type { Page } from '@playwright/test';
import { REQUEST_ID_HEADER } from '@app/domain/general/api';
import type { PublicationStatus } from '@app/domain/publishing/api';
import { ADMIN_PAGES, postPath } from '@app/domain/general/paths';
import { expectNoAxeFindings, expectReadableColors } from '../support/axe';
import { field, html, openOwnPost, publish, save } from '../support/editor';
import { apiAnswer, logIn, removeStored, toast, visit } from '../support/owner';
import { expectNoHorizontalScroll } from '../support/page-health';
import { expect, test } from '../support/test';

/**
 * How long to wait for published changes to go live. The publisher may still be starting when a test run
 * publishes its first change, and other tests also publish.
 */
const PUBLISHING_TIMEOUT_MS = 60_000;
const SMALLEST_PHONE = { width: 320, height: 640 };

test.afterEach(removeStored);

const publication = (page: Page) => page.getByRole('status', { name: /^(Publication|Publicación)$/ });

test('the publishing status appears when a draft is published, not when it is saved, and then links to the live page', async ({
  page,
}) => {
  test.slow();
  // Other tests also publish, and their status would appear here.
  const statusCall = '**/api/admin/publication';
  await page.route(statusCall, (route) =>
    route.fulfill(apiAnswer({ state: 'live', liveSince: null } satisfies PublicationStatus)),
  );
  const post = await openOwnPost(page);
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/publication')) reads.push(request.url());
  });
  await field(page, 'excerptEn').fill('Not for visitors yet.');
  await save(page);
  await expect(publication(page)).toHaveCount(0);
  expect(reads).toEqual([]);
  await page.unroute(statusCall);

  await (await html(page, 'contentEn')).fill('<p>Written for visitors.</p>');
  await publish(page).click();
  await expect(publication(page)).toHaveText('Publishing…');
  await expect(publication(page)).toBeInViewport();
  await expect(publication(page)).toContainText(/^Last published: \d+:\d\d [AP]M/, {
    timeout: PUBLISHING_TIMEOUT_MS,
  });
  await expect(publication(page)).toBeInViewport();
  await expect(publication(page).getByRole('link', { name: 'View it' })).toHaveAttribute(
    'href',
    postPath(post.slug, 'en'),
  );

  for (const [locale, text] of [
    ['en', 'Written for visitors.'],
    ['es', 'Un texto en español.'],
  ] as const) {
    const response = await page.request.get(postPath(post.slug, locale));
    expect(await response.text()).toContain(text);
    expect(response.headers(), 'a file').not.toHaveProperty(REQUEST_ID_HEADER.toLowerCase());
  }

  // The remaining steps mock the status, because waiting for the real publisher again would take just as
  // long.
  let status: PublicationStatus = { state: 'delayed', liveSince: new Date().toISOString() };
  await page.route(statusCall, (route) => route.fulfill(apiAnswer(status)));
  await page.getByRole('button', { name: 'Unpublish' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect(publication(page)).toHaveText(
    'Could not be published yet. Visitors see the previous version; we keep trying.',
  );
  status = { ...status, state: 'live' };
  await visit(page, ADMIN_PAGES.blog);
  await expect(publication(page).getByRole('link', { name: 'View the site' })).toHaveAttribute('href', '/en');
});

test('the publishing status appears only until the changes are live, and fits on the smallest phone in Spanish', async ({
  page,
}) => {
  let status: PublicationStatus = { state: 'live', liveSince: null };
  await page.route('**/api/admin/publication', (route) => route.fulfill(apiAnswer(status)));
  // The demo content banner would appear between the status and the content.
  await page.route('**/api/admin/setup', (route) => route.fulfill(apiAnswer({ steps: [] })));
  await page.addInitScript(() => localStorage.setItem('adminLanguage', 'es'));
  await page.setViewportSize(SMALLEST_PHONE);
  await page.clock.install({ time: new Date('2026-11-05T16:00:00-04:00') });
  await logIn(page, ADMIN_PAGES.blog);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(publication(page)).toHaveCount(0);
  status = { state: 'publishing', liveSince: '2026-11-04T01:05:00.000Z' };
  // The `live` state is refetched only when a screen opens.
  await page.reload();
  for (const [next, expected] of [
    ['delayed', 'Publicando…'],
    ['live', 'Todavía no se pudo publicar. Los visitantes ven la versión anterior; seguimos intentando.'],
  ] as const) {
    await expect(publication(page)).toHaveText(expected);
    await expect(publication(page)).toBeInViewport({ ratio: 1 });
    await expectNoHorizontalScroll(page);
    await expectNoAxeFindings(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReadableColors(page);
    await page.emulateMedia({ colorScheme: 'light' });
    status = { ...status, state: next };
    await page.clock.fastForward('01:00');
  }
  await expect(publication(page)).toHaveCount(0);
});

test("the status stays visible above the editor's tabs, and failed requests for it aren't reported", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/api/admin/publication', (route) =>
    route.fulfill(apiAnswer({ state: 'publishing', liveSince: null })),
  );
  await openOwnPost(page);
  await expect(publication(page)).toHaveText('Publishing…');
  await page.route('**/api/admin/publication', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await (await html(page, 'contentEn')).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await failed;
  await expect(publication(page)).toHaveText('Publishing…');
  await expect(toast(page)).toHaveText('');
  await expect(page.getByRole('alert')).toHaveCount(0);
  const [strip, tabs] = await Promise.all([
    publication(page).boundingBox(),
    page.getByRole('tablist').boundingBox(),
  ]);
  expect(strip?.y).toBeGreaterThanOrEqual(0);
  expect(tabs?.y).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0));
});
