/**
 * Tests the Instagram connection. A local server stands in for Instagram. Each test has its own project,
 * because visitors see the posts.
 */
import { COLLECTIONS } from '@app/domain/general/collections';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import type { Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { readFileSync } from 'node:fs';
import { startInstagramStandIn } from '../../../tools/emulators/stand-ins/instagram';
import { expectNoAxeFindings } from '../support/axe';
import { test as proxied } from '../support/backend';
import { PHOTO } from '../support/editor';
import { databaseOf } from '../support/emulators';
import { projectWith, readFrom } from '../support/own-project';
import { logIn, visit } from '../support/owner';
import { expect } from '../support/test';

type StandIn = Awaited<ReturnType<typeof startInstagramStandIn>>;

const test = proxied.extend<{ standIn: StandIn }>({
  standIn: async ({}, use) => {
    // To the browser, `localhost` and 127.0.0.1 are different sites, just like Instagram and the real site.
    // Session cookies aren't sent on redirects from a different site.
    const standIn = await startInstagramStandIn(0, 'localhost');
    await use(standIn);
    await standIn.stop();
  },
});

const panel = (page: Page) => page.getByRole('region', { name: 'Instagram' });

test('the owner can connect and disconnect Instagram, and visitors see her posts without contacting Instagram', async ({
  page,
  backend,
  standIn,
}) => {
  const projectId = await projectWith({});
  await backend.useEmptyDatabase({ GCLOUD_PROJECT: projectId, INSTAGRAM_API_URL: standIn.url });
  // Uses a small picture, because encoding is slow.
  const small = readFileSync(PHOTO);
  standIn.behavior.picture = async () => {
    await expect(panel(page).getByText('Getting your posts…')).toBeVisible();
    return { body: small };
  };
  await logIn(page, ADMIN_PAGES.instagram);
  await panel(page).getByRole('button', { name: 'Connect Instagram' }).click();
  await page.getByRole('link', { name: 'Do not allow' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'You didn’t give permission on Instagram. Nothing has changed.',
  );

  await page.getByRole('button', { name: 'Connect Instagram' }).click();
  await page.getByRole('link', { name: 'Allow', exact: true }).click();
  await expect(page).toHaveURL(ADMIN_PAGES.instagram);
  await expect(panel(page).getByText('Connected as @standin')).toBeVisible();
  await expect(panel(page).getByText('The site shows your 4 newest posts.')).toBeVisible();
  await expectNoAxeFindings(page);

  standIn.behavior.failure = () => ({ status: 500, body: '' });
  await panel(page).getByRole('button', { name: 'Check now' }).click();
  await expect(panel(page).getByText(/^Instagram has not answered properly since/)).toBeVisible();
  await expect(panel(page).getByText('Connected as @standin')).toBeVisible();

  const visitor = await page.context().newPage();
  const hosts = new Set<string>();
  visitor.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await readFrom(visitor, projectId);
  await visitor.goto('/en');
  const strip = visitor.getByRole('region', { name: 'Out in the field' });
  const links = strip.getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(4);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    ['18006', '18005', '18004', '18002'].map((id) => `https://www.instagram.com/p/${id}/`),
  );
  await expect(
    links.nth(0).getByRole('img', { name: 'Sunrise class at the park 🌅🐾', exact: true }),
  ).toBeVisible();
  await expect(links.nth(2).getByRole('img', { name: 'Open this post on Instagram' })).toBeVisible();
  await strip.scrollIntoViewIfNeeded();
  for (const picture of await strip.getByRole('img').all())
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  expect([...hosts]).toEqual(['127.0.0.1']);
  await visitor.close();

  await panel(page).getByRole('button', { name: 'Disconnect…' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('switch', { name: 'Also take the posts off the site' }).click();
  await dialog.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await expect(panel(page).getByText('No account is connected')).toBeVisible();
  await expect(panel(page).getByText(/still shows/)).toHaveCount(0);
});

test('the settings warn before the connection expires and after it fails, and the owner can reconnect', async ({
  page,
  backend,
  standIn,
}) => {
  const projectId = await backend.useEmptyDatabase({ INSTAGRAM_API_URL: standIn.url });
  const connection = databaseOf(projectId).collection(COLLECTIONS.instagram).doc('connection');
  const inDays = (days: number) => Timestamp.fromMillis(Date.now() + days * 24 * 60 * 60_000);
  await connection.set({
    account: 'b',
    username: 'standin',
    sealedToken: '',
    endsAt: inDays(13),
    renewedAt: inDays(-47),
    fetchedAt: inDays(-1),
    problem: null,
  });
  await logIn(page, ADMIN_PAGES.instagram);
  const openAgain = async () => {
    await visit(page, ADMIN_PAGES.settings);
    await expect(panel(page)).toHaveCount(0);
    await visit(page, ADMIN_PAGES.instagram);
  };
  await expect(
    panel(page).getByText(/^The connection ends on .* Connect again to keep new posts coming\.$/),
  ).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Connect again' })).toBeVisible();

  await connection.update({ problem: 'failed', problemSince: inDays(-2), endsAt: inDays(40) });
  await openAgain();
  await expect(panel(page).getByText(/^Instagram has not answered properly since/)).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Connect again' })).toHaveCount(0);

  await connection.update({ problem: 'ended' });
  await openAgain();
  await expect(panel(page).getByText(/^The connection ended/)).toBeVisible();
  await expectNoAxeFindings(page);
  await panel(page).getByRole('button', { name: 'Connect again' }).click();
  await expect(page.getByRole('heading', { name: 'Stand-in for Instagram' })).toBeVisible();
});
