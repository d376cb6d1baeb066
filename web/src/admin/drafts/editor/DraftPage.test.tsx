import { ChakraProvider } from '@chakra-ui/react';
import { sampleFacts } from '@app/domain/content/kinds.fixture';
import { sampleDraft } from '@app/domain/drafts/drafts.fixture';
import { QueryClientProvider, useIsFetching } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerOf } from '../../../shared/data/answer.fixture';
import { createQueryClient } from '../../../shared/data/queryClient';
import { startI18n } from '../../../shared/i18n/i18n';
import { getSystem } from '../../../shared/ui/theme/index';
import { showAdminLanguage } from '../../platform/i18n/adminLanguage';
import { DraftPage } from './DraftPage';

beforeEach(async () => {
  const draft = sampleDraft('facts', sampleFacts(), { id: 'facts' });
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(answerOf(path.endsWith('/drafts/facts/facts') ? draft : [])),
  );
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  // jsdom doesn't implement the Web Locks API.
  const locks = { request: (_name: string, _options: object, hold: () => Promise<void>) => hold() };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  startI18n('en');
  await showAdminLanguage('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
});

const Reads = () => <output>{useIsFetching({ queryKey: ['site'] })} reads</output>;

it("keeps the editor open while the site's languages are refetched", async () => {
  const client = createQueryClient();
  const router = createMemoryRouter([{ path: '*', element: <DraftPage kind="facts" id="facts" /> }]);
  render(
    <ChakraProvider value={getSystem()}>
      <QueryClientProvider client={client}>
        <Reads />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ChakraProvider>,
  );
  const section = await screen.findByRole('link', { name: /^Contact/ });
  void client.query({ queryKey: ['site', 'en'], queryFn: () => new Promise(() => undefined) });
  await screen.findByText('1 reads');
  expect(section.isConnected).toBe(true);
});
