import { ChakraProvider } from '@chakra-ui/react';
import type { ContactSubmission } from '@app/domain/inbox/contact';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../../../shared/i18n/i18n';
import { getSystem } from '../../../shared/ui/theme/index';
import { showAdminLanguage } from '../../platform/i18n/adminLanguage';
import { SubmissionsCardsPage, SubmissionsTablePage } from './SubmissionsScreen';
import { answerOf } from '../../../shared/data/answer.fixture';

const MESSAGE: ContactSubmission = {
  id: 'a',
  name: 'Ana Rivera',
  email: 'ana@example.com',
  phone: '',
  prefersWhatsApp: false,
  service: 'puppy-training',
  message: '¿Me pueden ayudar?',
  language: 'es',
  page: '',
  status: 'new',
  createdAt: '2026-03-05T19:04:00.000Z',
  readAt: null,
  answeredAt: null,
  deletedAt: null,
  notes: [],
  spam: { score: 0, signs: [], verdict: null },
};

/** How the server answers the request for a list; `state` is null for all but the bin. */
let onList: (state: string | null) => Response | Promise<Response>;
/** The states of the lists that were requested. */
let requested: (string | null)[];

beforeEach(async () => {
  requested = [];
  // jsdom has neither modal dialogs nor a viewport.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    const { pathname, searchParams } = new URL(path, 'http://localhost');
    if (pathname === '/api/admin/contact-submissions') {
      requested.push(searchParams.get('state'));
      return Promise.resolve(onList(searchParams.get('state')));
    }
    return Promise.resolve(method === 'PUT' ? answerOf({ ...MESSAGE, status: 'read' }) : answerOf([]));
  });
  startI18n('en');
  await showAdminLanguage('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(Screen: ComponentType): void {
  render(
    <ChakraProvider value={getSystem()}>
      {/* The pause before a second attempt is that of the library. */}
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } })}>
        <MemoryRouter>
          <Screen />
        </MemoryRouter>
      </QueryClientProvider>
    </ChakraProvider>,
  );
}

it.each([
  ['one attempt as a table', SubmissionsTablePage, 1],
  ['two attempts as cards', SubmissionsCardsPage, 2],
])(
  'says why the messages could not be loaded after %s, and loads them on request',
  async (_how, Screen, attempts) => {
    onList = () => new Response('Busy', { status: 500, headers: { 'Content-Type': 'text/plain' } });
    show(Screen);
    await screen.findByText('Failed to fetch submissions: 500: Busy');
    expect(
      screen.getByText('An error occurred while loading contact submissions. Please try again later.'),
    ).toBeTruthy();
    expect(requested).toHaveLength(attempts);

    onList = () => answerOf([MESSAGE]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('¿Me pueden ayudar?');
    expect(screen.queryByText('Error Loading Submissions')).toBeNull();
  },
);

it.each([
  ['never had a message', [], 'No contact form submissions yet.'],
  ['has its messages in the archive or in suspected spam', [null], 'The inbox is empty'],
  ['has its messages in the bin', ['bin'], 'The inbox is empty'],
])('an inbox that %s says so', async (_what, places, text) => {
  onList = (state) => answerOf((places as (string | null)[]).includes(state) ? [MESSAGE] : []);
  show(SubmissionsTablePage);
  await screen.findByText(text);
  expect(requested).toEqual(['inbox', null, 'bin']);
});

it('a message stays read when a list that was requested before arrives afterwards', async () => {
  onList = () => answerOf([MESSAGE]);
  show(SubmissionsTablePage);
  const row = () => screen.getByRole('row', { name: /Ana Rivera/ });
  await screen.findByText('¿Me pueden ayudar?');
  expect(within(row()).getByText('New')).toBeTruthy();

  let arrive: (response: Response) => void = () => undefined;
  onList = () => new Promise((resolve) => (arrive = resolve));
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(requested).toHaveLength(2));
  const late = arrive;
  onList = () => answerOf([{ ...MESSAGE, status: 'read' }]);
  fireEvent.click(within(row()).getByRole('button', { name: /^More: / }));
  fireEvent.click(screen.getByRole('button', { name: /Mark as read/ }));
  // The list is read again, because the response to come is older than the mark.
  await waitFor(() => expect(requested).toHaveLength(3));
  late(answerOf([MESSAGE]));
  await screen.findByRole('button', { name: 'Refresh' });
  expect(within(row()).queryByText('New')).toBeNull();
});
