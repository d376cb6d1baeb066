import { ChakraProvider } from '@chakra-ui/react';
import type { SavedReply } from '@app/domain/inbox/replies/saved';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerOf } from '../../../shared/data/answer.fixture';
import { startI18n } from '../../../shared/i18n/i18n';
import { getSystem } from '../../../shared/ui/theme/index';
import { showAdminLanguage } from '../../platform/i18n/adminLanguage';
import { SavedRepliesPage } from './SavedRepliesPage';

/** What the server has. */
let stored: SavedReply[];
/** The changes that were sent: path, `If-Match`, and title. */
let sent: [path: string, revision: string | null, title: string][];

beforeEach(async () => {
  localStorage.clear();
  stored = [{ id: 'a', title: 'Prices', textEn: 'It costs 50.', textEs: '', revision: 1 }];
  sent = [];
  HTMLDialogElement.prototype.close = () => undefined;
  vi.stubGlobal('fetch', (path: string, { method, body = '', headers }: RequestInit & { body?: string }) => {
    if (method === 'GET') return Promise.resolve(answerOf(stored));
    const input = JSON.parse(body) as SavedReply;
    const revision = new Headers(headers).get('If-Match');
    sent.push([path, revision, input.title]);
    const before = stored.find(({ id }) => path === `/api/admin/saved-replies/${id}`);
    if (method === 'PUT' && !before) return Promise.resolve(answerOf('Gone', 404));
    if (before && revision !== `"${before.revision}"`) return Promise.resolve(answerOf('Changed', 412));
    const saved = { ...input, id: before?.id ?? 'b', revision: (before?.revision ?? 0) + 1 };
    stored = [...stored.filter(({ id }) => id !== saved.id), saved];
    return Promise.resolve(answerOf(saved));
  });
  startI18n('en');
  await showAdminLanguage('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <ChakraProvider value={getSystem()}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>
          <SavedRepliesPage />
        </MemoryRouter>
      </QueryClientProvider>
    </ChakraProvider>,
  );

async function typeTitle(title: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Edit “Prices”' }));
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: title } });
}

it('a reply that was changed elsewhere is shown beside what was typed, which can be saved in its place', async () => {
  show();
  await typeTitle('What it costs');
  stored = [{ id: 'a', title: 'Prices', textEn: 'It costs 60.', textEs: '', revision: 2 }];
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('This reply was changed elsewhere since you opened it');
  expect(screen.getByText('It costs 60.')).toBeTruthy();
  expect(screen.getByDisplayValue('It costs 50.')).toBeTruthy();
  expect(screen.queryByText(/could not be saved/)).toBeNull();

  // Enter in the title does not choose.
  fireEvent.submit(screen.getByLabelText('Title'));
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Costs' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save mine' }));
  await screen.findByRole('button', { name: 'Edit “Costs”' });
  expect(sent.map(([, ...rest]) => rest)).toEqual([
    ['"1"', 'What it costs'],
    ['"2"', 'Costs'],
  ]);
  expect(localStorage).toHaveLength(0);
});

it('what was typed is there again on the next visit, also for a reply that was deleted elsewhere', async () => {
  show();
  await typeTitle('What it costs');
  cleanup();
  show();
  await screen.findByDisplayValue('What it costs');
  stored = [];
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('This reply was deleted elsewhere. Saving adds it again.');

  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(stored).toHaveLength(1));
  expect(sent.at(-1)).toEqual(['/api/admin/saved-replies', null, 'What it costs']);
});

it('a text that cannot be saved is not sent, and its field says why', async () => {
  show();
  await typeTitle(' ');
  fireEvent.change(screen.getByLabelText('Text in English'), { target: { value: 'Hello {nmae}' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('There is no {nmae}. Use the buttons to insert one.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
  expect(sent).toEqual([]);
});
