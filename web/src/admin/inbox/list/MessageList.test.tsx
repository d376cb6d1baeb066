import { ChakraProvider } from '@chakra-ui/react';
import type { ContactSubmission } from '@app/domain/inbox/contact';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../../../shared/i18n/i18n';
import { getSystem } from '../../../shared/ui/theme/index';
import { toastStore } from '../../../shared/ui/toast';
import { showAdminLanguage } from '../../platform/i18n/adminLanguage';
import { forgetAllKept, unsentTexts, writeKept } from '../unsent/keptTexts';
import { MessageList } from './MessageList';
import { answerOf } from '../../../shared/data/answer.fixture';

const messageOf = (id: string, changes: Partial<ContactSubmission> = {}): ContactSubmission => ({
  id,
  name: `Sender ${id}`,
  email: `${id}@example.com`,
  phone: '',
  prefersWhatsApp: false,
  service: 'puppy-training',
  message: `The words of ${id}`,
  language: 'es',
  page: '',
  status: 'new',
  createdAt: new Date(Date.now() - 3 * 60_000).toISOString(),
  readAt: null,
  answeredAt: null,
  deletedAt: null,
  notes: [],
  spam: { score: 0, signs: [], verdict: null },
  ...changes,
});

let changes: { path: string; body: unknown }[];

beforeEach(async () => {
  changes = [];
  // jsdom doesn't implement modal dialogs.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
  vi.stubGlobal('fetch', (path: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'GET') return Promise.resolve(answerOf([]));
    const { status } = JSON.parse(body ?? '{}') as Pick<ContactSubmission, 'status'>;
    changes.push({ path, body: JSON.parse(body ?? '{}') as unknown });
    return Promise.resolve(answerOf(messageOf(path.split('/')[4] ?? '', { status })));
  });
  startI18n('en');
  await showAdminLanguage('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Place = () => <output>{useLocation().pathname}</output>;

function show(...messages: ContactSubmission[]): void {
  render(
    <ChakraProvider value={getSystem()}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <MessageList submissions={messages} />
          <Place />
        </MemoryRouter>
      </QueryClientProvider>
    </ChakraProvider>,
  );
}

const link = (id: string) => screen.getByRole('link', { name: `Sender ${id}` });

it('shows the sender, new-message badge, text, service, language and age in each row', () => {
  show(messageOf('a'), messageOf('b', { status: 'answered', service: '' }));
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('NewSender a3 min. agoThe words of a');
  expect(first?.textContent).toContain('Puppy training\u00A0· Spanish');
  expect(second?.textContent).not.toContain('New');
  expect(second?.textContent).toContain('No service chosen\u00A0· Spanish Answered');
});

it('applies shortcuts to the focused message and moves focus with the arrow keys', async () => {
  show(messageOf('a'), messageOf('b'));
  link('a').focus();
  fireEvent.keyDown(link('a'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(link('b'));
  fireEvent.keyDown(link('b'), { key: 'ArrowUp' });
  expect(document.activeElement).toBe(link('a'));
  fireEvent.keyDown(link('a'), { key: 'E' });
  await waitFor(() =>
    expect(changes).toEqual([
      { path: '/api/admin/contact-submissions/a/status', body: { status: 'archived', from: 'new' } },
    ]),
  );
  await waitFor(() =>
    expect(toastStore.get()).toMatchObject({
      title: 'Message from Sender a: archived',
      action: { label: 'Undo' },
    }),
  );
  toastStore.get()?.action?.onClick();
  await waitFor(() => expect(changes[1]?.body).toEqual({ status: 'new', from: 'archived' }));
  // The list ignores the browser's own shortcuts.
  fireEvent.keyDown(link('a'), { key: 'u', ctrlKey: true });
  expect(changes).toHaveLength(2);
  fireEvent.keyDown(link('b'), { key: '!' });
  await waitFor(() =>
    expect(changes[2]).toEqual({
      path: '/api/admin/contact-submissions/b/status',
      body: { status: 'spam', from: 'new' },
    }),
  );
  fireEvent.keyDown(link('b'), { key: 'Delete' });
  await waitFor(() => expect(changes[3]?.path).toBe('/api/admin/contact-submissions/b'));
});

it('restores the unsent reply when an answered message is marked as new', async () => {
  const message = messageOf('a', { status: 'answered' });
  writeKept('answer', message, { text: 'Hola', isUsed: true });
  show(message);
  fireEvent.keyDown(link('a'), { key: 'u' });
  await waitFor(() => expect(unsentTexts()).toMatchObject([{ kind: 'answer', messageId: 'a' }]));
  forgetAllKept();
});

it("offers every action in a row's menu", async () => {
  show(messageOf('a', { status: 'read' }));
  fireEvent.click(screen.getByRole('button', { name: 'More: message from Sender a' }));
  const menu = screen.getByRole('dialog', { name: 'Sender a' });
  expect(
    within(menu)
      .getAllByRole('listitem')
      .map((item) => item.firstElementChild?.firstElementChild?.nextSibling?.textContent),
  ).toEqual(['Mark as answered', 'Mark as new', 'Archive', 'Spam', 'Delete']);
  fireEvent.click(within(menu).getByRole('button', { name: /Mark as new/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(changes[0]?.body).toEqual({ status: 'new', from: 'read' }));
});

it('asks for confirmation before permanent deletion', async () => {
  show(messageOf('a', { deletedAt: '2026-03-05T14:00:00.000Z' }));
  fireEvent.keyDown(link('a'), { key: 'Backspace' });
  const question = screen.getByRole('alertdialog', { name: 'Delete this message for good?' });
  expect(changes).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(changes[0]?.path).toBe('/api/admin/contact-submissions/a/permanently'));
});
