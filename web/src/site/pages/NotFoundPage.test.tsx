import { ChakraProvider } from '@chakra-ui/react';
import { LOCALES } from '@app/domain/general/locale';
import { message } from '@app/domain/messages';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { loadLanguage, startI18n } from '../../shared/i18n/i18n';
import { getSystem } from '../../shared/ui/theme';
import { Component as NotFoundPage } from './NotFoundPage';

afterEach(cleanup);

it.each(LOCALES)(
  'in %s, the not-found page explains the problem before its router joke, which stays out of the head',
  async (locale) => {
    const i18n = startI18n(locale);
    await loadLanguage(locale);
    render(
      <I18nextProvider i18n={i18n}>
        <ChakraProvider value={getSystem()}>
          <MemoryRouter initialEntries={[`/${locale}/nowhere`]}>
            <NotFoundPage />
          </MemoryRouter>
        </ChakraProvider>
      </I18nextProvider>,
    );
    const router = message(locale, 'notFound.question');
    const plain = screen.getByText(message(locale, 'notFound.detail'));
    expect(
      plain.compareDocumentPosition(screen.getByText(router)) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    const head = [document.title, ...[...document.querySelectorAll('meta')].map(({ content }) => content)];
    expect(head).toContain(message(locale, 'notFound.detail'));
    expect(head.join('\n')).not.toContain(router);
  },
);
