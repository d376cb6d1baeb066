/** Tests the visual editor for a post's content. */
import { expectNoAxeFindings } from '../support/axe';
import { expectSaved, field, html, openOwnPost, readDraft } from '../support/editor';
import { removeStored } from '../support/owner';
import { expect, test } from '../support/test';

test.afterEach(removeStored);

test('the owner can format, link and paste text and add a video and a table, and is warned if saving would remove content', async ({
  page,
}) => {
  const post = await openOwnPost(page, { contentEn: '<p>Read this first.</p>' });
  const text = field(page, 'contentEn');
  const part = page.locator('[data-field="contentEn"]');
  const tool = (name: string) => part.getByRole('toolbar').getByRole('button', { name, exact: true });

  await text.getByText('first').dblclick();
  await tool('Link').click();
  const link = page.getByRole('dialog', { name: 'Link' });
  await expectNoAxeFindings(page);
  await link.getByLabel('Address').fill('www.example.com');
  await link.getByRole('button', { name: 'Add the link' }).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');

  // Pasting from Word keeps only the bold formatting, not the other styles.
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<p class="MsoNormal" style="color:red">Then <b style="mso-bidi-font-weight:normal">sit</b>.<o:p></o:p></p>',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(text.locator('strong')).toHaveText('sit');

  await tool('Add a YouTube video').click();
  const video = page.getByRole('dialog');
  await expectNoAxeFindings(page);
  await video.getByLabel('Address').fill('https://youtu.be/dQw4w9WgXcQ?si=x');
  await expect(video.getByLabel('Title')).toHaveValue('Video dQw4w9WgXcQ');
  await video.getByLabel('Title').fill('Sit, slowly');
  await video.getByRole('button', { name: 'Add the video' }).click();
  await tool('Add a table').click();
  for (const heading of ['Day', 'What', 'Minutes']) {
    await page.keyboard.type(heading);
    await page.keyboard.press('Tab');
  }
  await expect(text.locator('table th')).toHaveText(['Day', 'What', 'Minutes']);
  await expectNoAxeFindings(page);
  await expectSaved(page);

  const { contentEn } = (await readDraft(page, post.id)).fields;
  expect(contentEn).toContain('<a href="https://www.example.com"');
  expect(contentEn).toContain('Then <strong>sit</strong>.');
  expect(contentEn).toMatch(
    /<a href="https:\/\/www\.youtube\.com\/watch\?v=dQw4w9WgXcQ"[^>]*><img src="\/images\/uploads\/[^>]*>Sit, slowly<\/a>/,
  );
  expect(contentEn).not.toMatch(/style=|Mso|o:p/);

  const source = await html(page, 'contentEn');
  await source.fill('<p>Kept.</p><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>');
  await expect(part.getByText('Saving removes part of this text')).toBeVisible();
  await expectNoAxeFindings(page);
});
