import { CONTENT_KINDS } from '@app/domain/content/kinds';
import { ChakraProvider } from '@chakra-ui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerOf } from '../../shared/data/answer.fixture';
import { startI18n } from '../../shared/i18n/i18n';
import { getSystem } from '../../shared/ui/theme/index';
import { OverviewPage } from '../drafts/OverviewPage';
import { DashboardPage } from './DashboardPage';
import { showAdminLanguage } from '../platform/i18n/adminLanguage';

/** Returns the server's response to a call. */
let onCall: (path: string) => Promise<Response>;
/** The paths called since this list was last cleared. */
let calls: string[];

beforeEach(async () => {
  calls = [];
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('fetch', (path: string) => {
    calls.push(path);
    return onCall(path);
  });
  startI18n('en');
  await showAdminLanguage('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const disconnected = () => Promise.reject(new TypeError('Failed to fetch'));
const refused = (reason: string) =>
  Promise.resolve(new Response(reason, { status: 500, headers: { 'Content-Type': 'text/plain' } }));
const answered = (path: string) =>
  Promise.resolve(
    answerOf(
      path.startsWith('/api/admin/new-messages')
        ? { count: 0, newest: [], spam: 0, bin: 0 }
        : path.startsWith('/api/admin/setup')
          ? { steps: [] }
          : [],
    ),
  );

function show(Screen: ComponentType): void {
  render(
    <ChakraProvider value={getSystem()}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>
          <Screen />
        </MemoryRouter>
      </QueryClientProvider>
    </ChakraProvider>,
  );
}

describe.each([
  ['the overview of the site', OverviewPage, CONTENT_KINDS.length],
  ['the dashboard', DashboardPage, 4],
])('%s', (_screen, Screen, parts) => {
  it('reports a single failure when all of its parts fail for the same reason, and retries them all with one button', async () => {
    onCall = disconnected;
    show(Screen);
    await waitFor(() => expect(calls).toHaveLength(parts));
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
    expect(screen.getByRole('alert').textContent).toContain('The server could not be reached');
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();

    calls = [];
    onCall = answered;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(new Set(calls).size).toBe(parts);
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0);
  });
});

it('the overview of the site reports each failure separately, in its own part, if the causes differ', async () => {
  onCall = (path) =>
    path.includes('/drafts/pages')
      ? refused('Pages are missing')
      : path.includes('/drafts/legal')
        ? refused('Texts are missing')
        : answered(path);
  show(OverviewPage);
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Pages are missing'),
    expect.stringContaining('Texts are missing'),
  ]);
});
