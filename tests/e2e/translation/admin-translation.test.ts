/** Suggested translations in the editor; a local server stands in for Google. */
import { ADMIN_PAGES } from '@perro-wisdom/domain/general/paths';
import { expectNoAxeFindings } from '../support/axe';
import { findPost, logIn, ownName, removeStored } from '../support/owner';
import { expect, test } from '../support/test';

test.afterEach(removeStored);

test('a suggestion is marked until it is confirmed, and replaces no text without a question; a failure is explained', async ({
  page,
}) => {
  await logIn(page, `${ADMIN_PAGES.blog}?post=new`);
  const [english, spanish] = [page.locator('[name="titleEn"]'), page.locator('[name="titleEs"]')];
  await english.fill('Rally in the park');
  const part = page
    .getByRole('group', { name: 'Translation: Title' })
    .filter({ hasText: 'Copy from English' });
  if (!(await spanish.isVisible())) await page.getByRole('tab', { name: 'Spanish' }).click();
  await part.getByRole('button', { name: 'Suggest a translation: Title' }).click();
  await expect(spanish).toHaveValue('Rally [es] in the park');
  const suggestion = page.getByRole('group', { name: 'Translation: Title' }).filter({ hasText: 'check it' });
  await expectNoAxeFindings(page);
  await suggestion.getByRole('button', { name: 'Looks right: Title' }).click();
  await expect(page.getByText('Suggested translation: check it')).toHaveCount(0);

  await spanish.fill('Rally en el parque');
  const filled = page
    .getByRole('group', { name: 'Translation: Title' })
    .getByRole('button', { name: 'Suggest a new translation: Title' })
    .last();
  await filled.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
  await expect(spanish).toHaveValue('Rally en el parque');

  const asksForFailure = ownName('stand-in:429');
  await english.fill(asksForFailure);
  await filled.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace it' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'limit for translations is used up' }),
  ).toBeVisible();
  await expect(spanish).toHaveValue('Rally en el parque');
  await expect
    .poll(() => findPost(asksForFailure), 'saved by itself, and removed after the test')
    .toBeDefined();
});
