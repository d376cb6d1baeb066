import { liveOwnPage, OWN_PAGE_FIELDS, type OwnPageFields } from '@app/domain/content/own-pages';
import { emptyValues } from '@app/domain/fields/reader';
import { LOCALES, type Locale } from '@app/domain/general/locale';
import { ownPagePath } from '@app/domain/general/paths';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { createStyleCache } from '../../shared/browser/styleCache';
import { Providers } from '../../shared/components/Providers';
import { NO_SITE } from '../../shared/content/site';
import { queryClient } from '../../shared/data/queryClient';
import { createTranslations, loadTexts } from '../../shared/i18n/i18n';
import { ownPageQuery } from '../content/own-pages/data';
import { Component as OwnPage } from './OwnPage';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const PRICES: OwnPageFields = {
  ...emptyValues(OWN_PAGE_FIELDS),
  slug: 'prices',
  titleEn: 'Prices',
  titleEs: 'Precios',
  introEn: 'What it costs.',
  introEs: 'Lo que cuesta.',
  contentEn: '<p>From $60.</p>',
  contentEs: '<p>Desde $60.</p>',
  hasContactForm: false,
};

async function show(locale: Locale, fields: Partial<OwnPageFields> = {}): Promise<void> {
  const page = liveOwnPage({ ...PRICES, ...fields }, { id: 'a', order: 0 });
  queryClient.setQueryData(ownPageQuery('prices', locale).queryKey, page);
  render(
    <I18nextProvider i18n={createTranslations(locale, await loadTexts(locale), NO_SITE)}>
      <Providers styles={createStyleCache()}>
        <MemoryRouter initialEntries={[ownPagePath('prices', locale)]}>
          <Routes>
            <Route path=":locale/:slug" element={<OwnPage />} />
          </Routes>
        </MemoryRouter>
      </Providers>
    </I18nextProvider>,
  );
}

const description = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;

it.each(LOCALES)(
  "one of the owner's own pages uses its intro as the description if it has no meta description in its language (%s)",
  async (locale) => {
    await show(locale, { metaDescriptionEn: 'All prices' });
    expect(description()).toBe(locale === 'en' ? 'All prices' : 'Lo que cuesta.');
  },
);

it("the title of one of the owner's own pages is marked with its field name, for the link to the editor", async () => {
  await show('es');
  const title = screen.getByRole('heading', { level: 1, name: 'Precios' });
  expect(title.closest<HTMLElement>('[data-edit]')?.dataset.edit).toBe('ownPages/a#title');
});
