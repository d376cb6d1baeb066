import { ChakraProvider } from '@chakra-ui/react';
import { ADMIN_PAGES, messagePath } from '@app/domain/general/paths';
import type { ContactSubmission } from '@app/domain/inbox/contact';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerOf } from '../../shared/data/answer.fixture';
import { createQueryClient } from '../../shared/data/queryClient';
import { startI18n } from '../../shared/i18n/i18n';
import { getSystem } from '../../shared/ui/theme/index';
import { showAdminLanguage } from '../platform/i18n/adminLanguage';
import { MessagePage } from './MessagePage';
import { unsentTexts, writeKept } from './unsent/keptTexts';

const message: ContactSubmission = {
  id: 'a',
  name: 'Ana Rivera',
  email: 'ana@example.com',
  phone: '',
  prefersWhatsApp: false,
  service: '',
  message: 'Mi perrita muerde.',
  language: 'es',
  page: '',
  status: 'read',
  createdAt: '2026-03-05T14:00:00.000Z',
  readAt: null,
  answeredAt: null,
  deletedAt: '2026-03-06T14:00:00.000Z',
  notes: [],
  spam: { score: 0, signs: [], verdict: null },
};

/** Responds to the pending deletion request. */
let answerDeletion: (() => void) | null;
let isDeleted = false;

function answer(path: string): Response {
  if (!path.endsWith(`/${message.id}`)) return answerOf([]);
  return isDeleted ? answerOf('Not found', 404) : answerOf(message);
}

beforeEach(async () => {
  answerDeletion = null;
  isDeleted = false;
  // jsdom doesn't implement modal dialogs.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) =>
    method === 'DELETE'
      ? new Promise((resolve) => {
          answerDeletion = () => {
            isDeleted = true;
            resolve(answerOf(null));
          };
        })
      : Promise.resolve(answer(path)),
  );
  startI18n('en');
  await showAdminLanguage('en');
  history.replaceState(null, '', messagePath(message.id));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function deleteForGood(): Promise<void> {
  render(
    <ChakraProvider value={getSystem()}>
      <QueryClientProvider client={createQueryClient()}>
        <BrowserRouter>
          <Link to="/elsewhere">Elsewhere</Link>
          <Routes>
            <Route path={`${ADMIN_PAGES.contactSubmissions}/:id`} element={<MessagePage />} />
            <Route path="*" element={null} />
          </Routes>
        </BrowserRouter>
      </QueryClientProvider>
    </ChakraProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Delete for good' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
  await vi.waitFor(() => expect(answerDeletion).not.toBeNull());
}

it('returns to the list after a message is permanently deleted', async () => {
  await deleteForGood();
  answerDeletion?.();
  await vi.waitFor(() => expect(location.pathname).toMatch(/submissions$/));
});

it('deletes the owner’s unsaved note about a message when the message is permanently deleted', async () => {
  writeKept('note', message, { text: 'Call' });
  await deleteForGood();
  expect(unsentTexts()).toHaveLength(1);
  answerDeletion?.();
  await vi.waitFor(() => expect(unsentTexts()).toEqual([]));
});

it('stays on the new screen if the owner navigates away during the deletion', async () => {
  await deleteForGood();
  fireEvent.click(screen.getByText('Elsewhere'));
  await act(async () => {
    answerDeletion?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(location.pathname).toBe('/elsewhere');
});

it("doesn't show a deleted message if the owner returns to it while its screen is still mounted", async () => {
  await deleteForGood();
  await act(async () => {
    answerDeletion?.();
    await vi.waitFor(() => expect(location.pathname).toMatch(/submissions$/));
    history.pushState({ idx: 2, key: 'again', usr: null }, '', messagePath(message.id));
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(await screen.findByText('This message no longer exists')).toBeDefined();
  expect(screen.queryByText(message.message)).toBeNull();
});
