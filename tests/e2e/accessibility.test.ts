import { LOCALES } from '@perro-wisdom/domain/locale';
import { expectNoAxeFindings, expectReadableColors } from './support/axe';
import { expectLoaded } from './support/page-health';
import { PUBLIC_PAGES, VIEWPORTS } from './support/public-pages';
import { expect, test } from './support/test';

const [PHONE, DESK] = VIEWPORTS;

test.use({ viewport: PHONE, colorScheme: 'light' });

for (const locale of LOCALES) {
  for (const { path, heading } of PUBLIC_PAGES) {
    // One visit: a screen's width and the time of day change what is there in place.
    test(`axe finds nothing on /${locale}${path}, on a phone and on a desk, by day and by night`, async ({ page }) => {
      await page.goto(`/${locale}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading[locale]);
      await expectLoaded(page);
      await expectNoAxeFindings(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
      await expectReadableColors(page);
      await page.setViewportSize(DESK);
      await expectReadableColors(page);
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
      await expectNoAxeFindings(page);
    });
  }

  test(`axe finds nothing in ${locale} in the open menu of a phone, by day and by night`, async ({ page }) => {
    await page.goto(`/${locale}`);
    await page.getByRole('banner').locator('summary').click();
    await expect(page.getByRole('banner').getByRole('navigation').getByRole('listitem')).toHaveCount(6);
    await expectNoAxeFindings(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReadableColors(page);
  });
}
