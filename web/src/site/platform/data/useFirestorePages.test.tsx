import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { dehydratePage, hydratePage } from '../../../shared/data/pageData';
import { PAGE_DATA_ID } from '../../../shared/data/pageFile';
import { createQueryClient } from '../../../shared/data/queryClient';
import { useFirestorePages } from './useFirestorePages';

afterEach(cleanup);

/** Two pages of one item each. */
const query = {
  queryKey: ['list'],
  initialPageParam: null as number | null,
  queryFn: ({ pageParam }: { pageParam: number | null }) => {
    const page = pageParam ?? 1;
    return Promise.resolve({
      items: [{ titleEn: `Dog ${page}`, titleEs: `Perro ${page}` }],
      next: page < 2 ? page + 1 : null,
    });
  },
  getNextPageParam: ({ next }: { next: number | null }) => next,
};

/** Returns the query client of a browser that has opened the list in English. */
async function browserWithList() {
  const server = createQueryClient();
  await server.infiniteQuery(query);
  document.body.innerHTML = `<script type="application/json" id="${PAGE_DATA_ID}">${JSON.stringify(dehydratePage(server, 'en'))}</script>`;
  history.replaceState(null, '', '/en');
  const browser = createQueryClient();
  hydratePage(browser);
  return browser;
}

it('a list that came with the page in one language is in both when more of it has been read', async () => {
  const client = await browserWithList();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/en/list']}>{children}</MemoryRouter>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useFirestorePages(query), { wrapper });
  expect(result.current.list.data).toEqual([{ titleEn: 'Dog 1' }]);

  await act(() => result.current.fetchMore());
  await waitFor(() => expect(result.current.list.data).toEqual([{ titleEn: 'Dog 1' }, { titleEn: 'Dog 2' }]));
  expect(result.current.list.hasNextPage).toBe(false);
  const { pages } = client.getQueryData<{ pages: { items: unknown[] }[] }>(query.queryKey) ?? { pages: [] };
  expect(pages.flatMap(({ items }) => items)).toEqual([
    { titleEn: 'Dog 1', titleEs: 'Perro 1' },
    { titleEn: 'Dog 2', titleEs: 'Perro 2' },
  ]);
});
