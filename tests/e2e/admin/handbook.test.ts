import { ADMIN_PAGES } from '@app/domain/general/paths';
import { PHONE } from '../support/editor';
import { logIn } from '../support/owner';
import { expect, test } from '../support/test';

test("on a phone, the handbook opens at the current screen's task, keeps its search and contents within reach, and answers questions", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.addInitScript(() => localStorage.setItem('adminLanguage', 'es'));
  await logIn(page, `${ADMIN_PAGES.content}/services`);
  await page.getByRole('link', { name: 'Ayuda' }).click();
  await expect(page).toHaveURL(`${ADMIN_PAGES.help}#services`);
  await expect(page.getByRole('heading', { name: 'Añadir o cambiar un servicio' })).toBeInViewport();
  const search = page.getByRole('searchbox');
  await expect(search).toBeInViewport({ ratio: 1 });

  await search.click();
  await search.fill('¿Cómo cambio un precio?');
  const answer = page.getByRole('heading', { level: 2 }).first();
  await expect(answer).toHaveText('Cambiar un precio');
  await expect(answer).toBeInViewport({ ratio: 1 });

  await search.fill('');
  await page.getByRole('link', { name: 'Índice' }).click();
  const contents = page.getByRole('navigation', { name: 'Índice' });
  await expect(contents.getByRole('link').first()).toBeInViewport({ ratio: 1 });
  await contents.getByRole('link', { name: 'Borrar un mensaje o recuperarlo' }).click();
  await expect(page.getByRole('heading', { name: 'Borrar un mensaje o recuperarlo' })).toBeInViewport();
});
