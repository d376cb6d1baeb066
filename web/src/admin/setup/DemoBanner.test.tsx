import { ChakraProvider } from '@chakra-ui/react';
import type { SetupStatus } from '@app/domain/setup/steps';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../../shared/i18n/i18n';
import { answerOf } from '../../shared/data/answer.fixture';
import { getSystem } from '../../shared/ui/theme/index';
import { showAdminLanguage } from '../platform/i18n/adminLanguage';
import { setupQuery } from './data';
import { DemoBanner } from './DemoBanner';

const DEMO: SetupStatus = { steps: [{ topic: 'services', state: 'demo', locales: [] }] };
const DONE: SetupStatus = { steps: [{ topic: 'services', state: 'done', locales: [] }] };

let client: QueryClient;
beforeEach(async () => {
  localStorage.clear();
  client = new QueryClient();
  startI18n('es');
  await showAdminLanguage('es');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders a screen while the setup status loads; returns a function that delivers the status. */
function show(status: SetupStatus): () => Promise<void> {
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  render(
    <ChakraProvider value={getSystem()}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={['/admin/content']}>
          <DemoBanner />
          <Link to="/admin/blog">Blog</Link>
          <Link to="?state=bin">Papelera</Link>
        </MemoryRouter>
      </QueryClientProvider>
    </ChakraProvider>,
  );
  return async () => {
    answer(answerOf(status));
    await waitFor(() => expect(client.getQueryData(setupQuery.queryKey)).toEqual(status));
  };
}

const banner = () => screen.queryByRole('complementary', { name: 'Contenido de muestra' });
const goTo = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

it("if the status arrives late, the banner waits for the next screen so that it doesn't shift the layout", async () => {
  const arrive = show(DEMO);
  await arrive();
  expect(banner()).toBeNull();
  goTo('Papelera');
  expect(banner()).toBeNull();
  goTo('Blog');
  expect(banner()).toBeTruthy();
});

it('a cached status shows the banner immediately, and an updated status removes it on the next screen', async () => {
  localStorage.setItem('setupStatus', JSON.stringify(DEMO));
  const arrive = show(DONE);
  expect(banner()).toBeTruthy();
  await arrive();
  expect(banner()).toBeTruthy();
  goTo('Blog');
  expect(banner()).toBeNull();
});
