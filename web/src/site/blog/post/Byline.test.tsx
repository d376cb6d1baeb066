import { ChakraProvider } from '@chakra-ui/react';
import { samplePost } from '@app/domain/blog/posts.fixture';
import type { Locale } from '@app/domain/general/locale';
import { cleanup, render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { NO_SITE } from '../../../shared/content/site';
import { createTranslations, loadTexts } from '../../../shared/i18n/i18n';
import { getSystem } from '../../../shared/ui/theme';
import { Byline } from './Byline';

afterEach(cleanup);

const post = { ...samplePost, authorEn: 'Marisol Vega' };

async function textOf(locale: Locale, props: Omit<ComponentProps<typeof Byline>, 'post'>) {
  const i18n = createTranslations(locale, await loadTexts(locale), NO_SITE);
  const { container } = render(
    <ChakraProvider value={getSystem()}>
      <I18nextProvider i18n={i18n}>
        <MemoryRouter initialEntries={[`/${locale}/blog`]}>
          <Byline post={post} {...props} />
        </MemoryRouter>
      </I18nextProvider>
    </ChakraProvider>,
  );
  return container.textContent;
}

it('the byline on a card shows the stored reading time, regardless of the content', async () => {
  expect(await textOf('en', {})).toBe('March 5, 2025 5 min read ');
  expect(await textOf('es', {})).toBe('5 de marzo de 2025 5 min de lectura ');
});

it("the byline on a post's page shows the author and a reading time calculated from the content", async () => {
  expect(await textOf('en', { onPage: { html: '<p>Sit.</p>' } })).toContain('By Marisol Vega');
  expect(await textOf('en', { onPage: { html: '<p>Sit.</p>' } })).toContain('1 min read');
  expect(await textOf('es', { onPage: { html: 'uno '.repeat(1400) } })).toContain('7 min de lectura');
});

it("the byline on a post's page shows no reading time until the content has loaded", async () => {
  expect(await textOf('en', { onPage: { html: undefined } })).not.toContain('min read');
});
