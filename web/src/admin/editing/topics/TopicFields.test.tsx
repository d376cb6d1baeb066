import { ChakraProvider } from '@chakra-ui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { startI18n } from '../../../shared/i18n/i18n';
import { getSystem } from '../../../shared/ui/theme/index';
import { showAdminLanguage } from '../../platform/i18n/adminLanguage';
import { CategoryField } from './TopicFields';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a list of categories that could not be loaded says so, and is no error of the field', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  startI18n('en');
  await showAdminLanguage('en');
  render(
    <ChakraProvider value={getSystem()}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <CategoryField value={{ en: '', es: '' }} error={undefined} onChange={() => undefined} />
      </QueryClientProvider>
    </ChakraProvider>,
  );
  await screen.findByText('The categories and tags could not be loaded');
  expect(screen.getByLabelText('Category').getAttribute('aria-invalid')).toBe('false');
});
