import { expect, test } from '@playwright/test';
import { LOCALES } from '@perro-wisdom/domain/locale';
import { expectNoAxeFindings } from './support/axe';
import { expectLoaded } from './support/page-health';
import { PUBLIC_PAGES, VIEWPORTS } from './support/public-pages';

for (const locale of LOCALES) {
  for (const viewport of VIEWPORTS) {
    test.describe(`axe finds nothing in ${locale} at ${viewport.width} px, by day or by night,`, () => {
      test.use({ viewport, colorScheme: 'light' });

      for (const { path, heading } of PUBLIC_PAGES) {
        test(`on /${locale}${path}`, async ({ page }) => {
          await page.goto(`/${locale}${path}`);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading[locale]);
          await expectLoaded(page);
          await expectNoAxeFindings(page);
          await page.emulateMedia({ colorScheme: 'dark' });
          await expectNoAxeFindings(page);
        });
      }
    });
  }

  test(`axe finds nothing in ${locale} in the open menu of a phone`, async ({ page }) => {
    await page.setViewportSize(VIEWPORTS[0]);
    await page.goto(`/${locale}`);
    await page.getByRole('button', { name: /menu|menú/i }).click();
    await expect(page.getByRole('banner').getByRole('navigation').getByRole('listitem')).toHaveCount(6);
    await expectNoAxeFindings(page);
  });
}

test('every control of a public page is large enough for a thumb', async ({ page }) => {
  await page.setViewportSize(VIEWPORTS[0]);
  for (const { path } of PUBLIC_PAGES) {
    await page.goto(`/es${path}`);
    await expectLoaded(page);
    const small = await page.locator('a:visible, button:visible, input:visible, select:visible, textarea:visible, summary:visible').evaluateAll((controls) =>
      controls.flatMap((control) => {
        if (control.matches('[tabindex="-1"]')) return [];
        // A link within a sentence is as high as its line, and a card's link is as large as the card.
        const inText = control.closest('p, dd, li')?.textContent.trim() !== control.textContent.trim() && control.closest('p');
        const wholeCard = getComputedStyle(control, '::after').position === 'absolute';
        if (inText || wholeCard) return [];
        const { width, height } = control.getBoundingClientRect();
        return height < 44 || width < 24 ? [`${control.outerHTML.slice(0, 120)} is ${width} x ${height}`] : [];
      }),
    );
    expect(small, path).toEqual([]);
  }
});
