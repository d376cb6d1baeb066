/** Tests the screen for categories and tags. */
import { ADMIN_PAGES } from '@app/domain/general/paths';
import type { Topic, TopicNames } from '@app/domain/blog/topics';
import type { TopicKind } from '@app/domain/blog/topics.limits';
import type { Page } from '@playwright/test';
import { expectNoAxeFindings, expectReadableColors } from '../support/axe';
import { createPost, findPost, ownName, ownPost, removeStored, startSession } from '../support/owner';
import { expectNoHorizontalScroll, wrappedButtons } from '../support/page-health';
import { expect, test } from '../support/test';

test.afterEach(removeStored);

/** Searches only `main`, because a toast with the topic's name is a list item, too. */
const row = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const dialog = (page: Page) => page.getByRole('dialog');

async function addTopic(page: Page, kind: TopicKind, names: TopicNames): Promise<Topic> {
  const response = await page.request.post(`/api/admin/topics/${kind}`, { data: names });
  expect(response.ok()).toBe(true);
  return (await response.json()) as Topic;
}

test('the owner can add, translate and delete a tag, and rename but not delete a category that is in use', async ({
  page,
}) => {
  const [en, es] = [ownName('drool'), ownName('baba')];
  const category = ownName('Manners');
  await startSession(page);
  const post = await createPost(
    page,
    ownPost({ categoryEn: category, categoryEs: ownName('Modales'), published: false }),
  );
  await page.goto(ADMIN_PAGES.topics);
  await page.getByRole('button', { name: 'New tag' }).click();
  await expectNoAxeFindings(page);
  await dialog(page).getByLabel('Name in English').fill(en);
  await page.keyboard.press('Enter');
  await expect(row(page, en)).toContainText('Spanish name missing');

  await row(page, en)
    .getByRole('button', { name: /^Rename/ })
    .click();
  await dialog(page).getByLabel('Name in Spanish').fill(es);
  await dialog(page).getByRole('button', { name: 'Rename' }).click();
  await expect(row(page, en)).toContainText(es);
  await expect(row(page, en)).not.toContainText('missing');
  await expect(row(page, en).getByRole('button', { name: /^Rename/ })).toBeFocused();

  await row(page, en)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, en)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const better = ownName('Buenos modales');
  await expect(row(page, category)).toContainText('In 1 post');
  await expect(row(page, category).getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await row(page, category)
    .getByRole('button', { name: /^Rename/ })
    .click();
  await dialog(page).getByLabel('Name in Spanish').fill(better);
  await dialog(page).getByRole('button', { name: 'Rename' }).click();
  await expect(row(page, category)).toContainText(better);
  const stored = (await (await page.request.get(`/api/admin/blog/${post.id}`)).json()) as {
    categoryEs: string;
  };
  expect(stored.categoryEs).toBe(better);
});

test('long Spanish names fit on the smallest phone, and an error about a duplicate name appears beside its field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.addInitScript(() => localStorage.setItem('adminLanguage', 'es'));
  await startSession(page);
  const taken = await addTopic(page, 'tag', { en: ownName('taken'), es: ownName('ocupada') });
  const mine = await addTopic(page, 'tag', { en: ownName('mine'), es: ownName('mía') });
  const long = await addTopic(page, 'category', {
    en: ownName('Separation anxiety in rescued adolescent hounds'),
    es: ownName('Electroencefalografistas'.repeat(2)),
  });
  await page.goto(ADMIN_PAGES.topics);
  await expect(row(page, long.es).getByRole('button', { name: /^Borrar/ })).toBeVisible();
  await expectNoHorizontalScroll(page);
  expect(await wrappedButtons(row(page, long.es))).toEqual([]);

  await row(page, mine.es)
    .getByRole('button', { name: /^Cambiar nombre/ })
    .click();
  await dialog(page).getByLabel('Nombre en español').fill(taken.es.toUpperCase());
  await dialog(page).getByRole('button', { name: 'Cambiar nombre' }).click();
  await expect(dialog(page).getByLabel('Nombre en español')).toHaveAccessibleDescription(
    /^Ya hay otra que se llama/,
  );
  await expectNoAxeFindings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadableColors(page);
  for (const { kind, slug } of [taken, mine, long])
    await page.request.delete(`/api/admin/topics/${kind}/${slug}`);
});

test('in the editor, the owner can type tags, pick suggestions in either language, and remove tags by keyboard', async ({
  page,
}) => {
  await startSession(page);
  const known = await addTopic(page, 'tag', { en: ownName('fetch'), es: ownName('buscar') });
  await page.goto(`${ADMIN_PAGES.blog}?post=new`);
  const title = ownName('Tagged');
  await page.locator('[name="titleEn"]').fill(title);
  const tags = page.getByRole('combobox', { name: /^Tags/ });
  const chosen = page.getByRole('list', { name: 'Chosen tags' }).getByRole('listitem');
  await tags.fill(known.es.slice(0, 10));
  await expect(page.getByRole('option', { name: known.en })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(chosen).toHaveText([known.en]);

  const [first, second] = [ownName('one'), ownName('two')];
  await tags.fill(`${first}, ${known.es.toUpperCase()},, ${second}`);
  await tags.blur();
  await expect(chosen).toHaveText([known.en, first, second]);
  await tags.press('Backspace');
  await expect(chosen).toHaveText([known.en, first]);
  await page.getByRole('button', { name: `Remove ${first}` }).press('Enter');
  await expect(chosen).toHaveText([known.en]);
  await expect(tags).toBeFocused();
  await expect
    .poll(() => findPost(title), 'saved by itself, and removed after the test')
    .toMatchObject({ tags: [known.en], tagsEs: [known.es] });
});
