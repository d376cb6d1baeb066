import { ChakraProvider } from '@chakra-ui/react';
import type { ContactSubmission } from '@app/domain/inbox/contact';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

/** The response from the endpoint that counts the messages. */
let summary: unknown;
/** Returns the mock response to a list request. `state` is null if the request has no such parameter. */
let onList: (state: string | null) => Response | Promise<Response>;
/** The `state` parameters of the list requests so far. */
let requested: (string | null)[];

beforeEach(async () => {
  requested = [];
  summary = { count: 0, newest: [], spam: 0, bin: 0 };
  // jsdom doesn't implement modal dialogs or `matchMedia`.
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
    if (pathname === '/api/admin/new-messages') return Promise.resolve(answerOf(summary));
    return Promise.resolve(method === 'PUT' ? answerOf({ ...MESSAGE, status: 'read' }) : answerOf([]));
  });
  startI18n('en');
  await showAdminLanguage('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(Screen: ComponentType, path = '/'): void {
  render(
    <ChakraProvider value={getSystem()}>
      {/* Retries have no delay, to keep the tests fast. */}
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } })}>
        <MemoryRouter initialEntries={[path]}>
          <Screen />
        </MemoryRouter>
      </QueryClientProvider>
    </ChakraProvider>,
  );
}

it.each([
  ['one attempt in the table', SubmissionsTablePage, 1],
  ['two attempts in the cards', SubmissionsCardsPage, 2],
])('shows why loading failed after %s, and lets the owner try again', async (_how, Screen, attempts) => {
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
});

it.each([
  ['has never had a message', [], 'No contact form submissions yet.'],
  ['has messages in the archive or in spam', [null], 'The inbox is empty'],
  ['has messages in the bin', ['bin'], 'The inbox is empty'],
])('chooses the empty-inbox text for an owner who %s', async (_what, places, text) => {
  onList = (state) => answerOf((places as (string | null)[]).includes(state) ? [MESSAGE] : []);
  show(SubmissionsTablePage);
  await screen.findByText(text);
  expect(requested).toEqual(['inbox', null, 'bin']);
});

it('keeps a message marked as read when the response to an earlier list request arrives later', async () => {
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
  // The list is requested again, because the pending response predates the change.
  await waitFor(() => expect(requested).toHaveLength(3));
  late(answerOf([MESSAGE]));
  await screen.findByRole('button', { name: 'Refresh' });
  expect(within(row()).queryByText('New')).toBeNull();
});

describe.each([
  ['a computer', true, SubmissionsTablePage],
  ['a phone', false, SubmissionsCardsPage],
])('on %s', (_where, isWide, Screen) => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isWide }));
    onList = () => answerOf([]);
  });
  const places = () => screen.getByRole('navigation', { name: 'Where your messages are' });
  const linksOf = (element: HTMLElement) =>
    within(element)
      .getAllByRole<HTMLAnchorElement>('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);

  it('links to the inbox, archive, spam and bin, and shows the number of messages in spam and the bin', async () => {
    summary = { count: 1, newest: [], spam: 3, bin: 12 };
    show(Screen, '/admin/messages?state=spam');
    await waitFor(() =>
      expect(linksOf(places())).toEqual([
        ['Inbox', '/admin/messages', null],
        ['Archive', '/admin/messages?state=archived', null],
        ['Spam 3', '/admin/messages?state=spam', 'page'],
        ['Bin 12', '/admin/messages?state=bin', null],
      ]),
    );
    fireEvent.click(within(places()).getByRole('link', { name: 'Bin 12' }));
    await screen.findByRole('heading', { level: 1, name: 'Bin' });
    await waitFor(() => expect(requested.at(-1)).toBe('bin'));
  });

  it("shows no counts if the server doesn't send any", async () => {
    summary = { count: 0, newest: [] };
    show(Screen, '/admin/messages?state=read');
    await screen.findByText('No message matches');
    expect(linksOf(places()).map(([text, , current]) => [text, current])).toEqual([
      ['Inbox', 'page'],
      ['Archive', null],
      ['Spam', null],
      ['Bin', null],
    ]);
  });
});

it('offers no status filter outside the inbox, and stays on the same list when the filters are cleared', async () => {
  onList = () => answerOf([MESSAGE]);
  show(SubmissionsTablePage, '/?state=spam&language=es');
  const language = await screen.findByRole('combobox', { name: 'Language' });
  expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect((language as HTMLSelectElement).value).toBe(''));
  expect(screen.getByRole('heading', { level: 1, name: 'Spam' })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Inbox' }));
  const state = await screen.findByRole('combobox', { name: 'Status' });
  expect(
    within(state)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Inbox', 'New', 'Read', 'Answered', 'Everything, with archive and spam']);
});
