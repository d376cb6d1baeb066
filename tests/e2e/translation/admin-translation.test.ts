/** Tests the editor's suggested translations, with a local server standing in for Google. */
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { expectNoAxeFindings } from '../support/axe';
import { field } from '../support/editor';
import { findPost, logIn, ownName, removeStored } from '../support/owner';
import { expect, test } from '../support/test';

test.afterEach(removeStored);

test('a suggested translation is marked until the owner confirms it, and a failed one shows the reason', async ({
  page,
}) => {
  await logIn(page, `${ADMIN_PAGES.blog}?post=new`);
  const translate = page.getByRole('button', { name: 'Translate from English' });
  await field(page, 'titleEn').fill('Rally in the park');
  await translate.click();
  await expect(field(page, 'titleEs')).toHaveValue('Rally [es] in the park');
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Looks right: Title' }).click();
  await expect(page.getByText('Suggested translation: check it')).toHaveCount(0);

  const asksForFailure = ownName('stand-in:429');
  await field(page, 'titleEn').fill(asksForFailure);
  await field(page, 'titleEs').fill('');
  await translate.click();
  await expect(page.getByText('limit for translations is used up').first()).toBeVisible();
  await expect(field(page, 'titleEs')).toHaveValue('');
  await expect
    .poll(() => findPost(asksForFailure), 'saved by itself, and removed after the test')
    .toBeDefined();
});
