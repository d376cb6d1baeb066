import { NO_FACTS } from '@app/domain/content/facts';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { createTranslations, loadTexts } from '../../shared/i18n/i18n';
import { Providers } from '../../shared/components/Providers';
import { SiteContext } from '../../shared/content/SiteContext';
import { NO_SITE } from '../../shared/content/site';
import { LanguageSwitch } from './LanguageSwitch';
import { createStyleCache } from '../../shared/browser/styleCache';
import { OnlyInOtherLanguage, OtherLanguageNotice } from '../platform/components/OtherLanguage';

afterEach(cleanup);

async function show(content: ReactElement, siteLanguages: 'both' | 'es'): Promise<void> {
  const site = { ...NO_SITE, facts: { ...NO_FACTS, siteLanguages } };
  render(
    <I18nextProvider i18n={createTranslations('es', await loadTexts('es'), site)}>
      <MemoryRouter initialEntries={['/es/services']}>
        <SiteContext value={site}>
          <Providers styles={createStyleCache()}>{content}</Providers>
        </SiteContext>
      </MemoryRouter>
    </I18nextProvider>,
  );
}

const NONE = <p>Nada todavía</p>;

it.each([
  ['a list', <OtherLanguageNotice key="list" otherwise={NONE} />],
  ['a page', <OnlyInOtherLanguage key="page" otherwise={NONE} />],
])('when %s is missing, only a bilingual site links to the other language', async (_, content) => {
  await show(content, 'both');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en/services');
  cleanup();
  await show(content, 'es');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Nada todavía')).toBeTruthy();
});

it('a site in one language has no language switch', async () => {
  await show(<LanguageSwitch />, 'both');
  expect(screen.getAllByRole('link')).toHaveLength(2);
  cleanup();
  await show(<LanguageSwitch />, 'es');
  expect(screen.queryAllByRole('link')).toEqual([]);
});
