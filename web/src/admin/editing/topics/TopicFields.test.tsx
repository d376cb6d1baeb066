import { ChakraProvider } from '@chakra-ui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerOf } from '../../../shared/data/answer.fixture';
import { startI18n } from '../../../shared/i18n/i18n';
import { getSystem } from '../../../shared/ui/theme/index';
import { toastStore } from '../../../shared/ui/toast';
import { showAdminLanguage } from '../../platform/i18n/adminLanguage';
import { CategoryField } from './TopicFields';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  startI18n('en');
  await showAdminLanguage('en');
  render(
    <ChakraProvider value={getSystem()}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <CategoryField value={{ en: '', es: '' }} error={undefined} onChange={() => undefined} />
      </QueryClientProvider>
    </ChakraProvider>,
  );
}

it('reports that the categories could not be loaded, but does not mark the field as invalid', async () => {
  await show(() => Promise.reject(new TypeError('Failed to fetch')));
  await screen.findByText('The categories and tags could not be loaded');
  expect(screen.getByLabelText(/^Category/).getAttribute('aria-invalid')).toBe('false');
});

it('marks the category as required, and offers to add the first one if none exist', async () => {
  await show(() => Promise.resolve(answerOf([])));
  await screen.findByText('There are none yet: add the first one.');
  expect(screen.queryByRole('combobox')).toBeNull();
  const add = screen.getByLabelText('Category (required)');
  expect(add.textContent).toBe('New category');
  fireEvent.click(add);
  expect(await screen.findByLabelText(/^Name in English/)).toBeTruthy();
});

it.each([
  ['reports an existing category', 'Puppies', ['“Puppies” already exists']],
  ['adds a new category', 'Show dogs', []],
])('%s, and chooses it', async (_what, name, notifications) => {
  const puppies = {
    kind: 'category',
    slug: 'puppies',
    en: 'Puppies',
    es: 'Cachorros',
    isRenaming: false,
    posts: 2,
  };
  const added = { ...puppies, slug: 'show-dogs', en: 'Show dogs', es: '', posts: 0 };
  vi.stubGlobal('fetch', (_path: string, { method }: RequestInit) =>
    Promise.resolve(answerOf(method === 'POST' ? (name === 'Puppies' ? puppies : added) : [puppies])),
  );
  // jsdom doesn't support modal dialogs.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
  startI18n('en');
  await showAdminLanguage('en');
  const titles: unknown[] = [];
  const unsubscribe = toastStore.subscribe(() => titles.push(toastStore.get()?.title));
  const onChange = vi.fn();
  render(
    <ChakraProvider value={getSystem()}>
      <QueryClientProvider client={new QueryClient()}>
        <CategoryField value={{ en: '', es: '' }} error={undefined} onChange={onChange} />
      </QueryClientProvider>
    </ChakraProvider>,
  );
  await screen.findByRole('option', { name: 'Puppies' });
  fireEvent.click(screen.getByRole('button', { name: 'New category' }));
  fireEvent.change(screen.getByLabelText('Name in English'), { target: { value: name } });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ en: name })));
  expect(titles).toEqual(notifications);
  unsubscribe();
});
