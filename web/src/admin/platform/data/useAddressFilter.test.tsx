import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useAddressFilter } from './useAddressFilter';

interface Filter {
  search?: string;
  service?: string;
}

const filterIn = (params: URLSearchParams): Filter => {
  const given = (name: keyof Filter) => (params.has(name) ? { [name]: params.get(name) ?? '' } : {});
  return { ...given('search'), ...given('service') };
};

function renderFilter(isPrivate = false) {
  history.replaceState(null, '', '/list');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterProvider router={createBrowserRouter([{ path: '/list', element: children }])} />
  );
  return renderHook(() => useAddressFilter(filterIn, isPrivate), { wrapper }).result;
}

/** Makes a change and waits until it is rendered. */
const settled = (change: () => void) =>
  act(() => {
    change();
    return Promise.resolve();
  });
const inAddress = () => filterIn(new URLSearchParams(location.search));

afterEach(cleanup);

it('changes one part of the filter without affecting the rest, and removes a part whose value is empty', async () => {
  const hook = renderFilter();
  await settled(() => hook.current.changeFilter({ search: 'Luna' }));
  await settled(() => hook.current.changeFilter({ service: 'puppy-training' }));
  expect(inAddress()).toEqual({ search: 'Luna', service: 'puppy-training' });
  await settled(() => hook.current.changeFilter({ search: '' }));
  expect(hook.current.filter).toEqual({ service: 'puppy-training' });
  await settled(() => hook.current.changeFilter({ service: undefined }));
  expect(location.search).toBe('');
});

it("keeps the first of two changes even if it hasn't been rendered when the second is made", async () => {
  const hook = renderFilter();
  const { changeFilter } = hook.current;
  await settled(() => changeFilter({ service: 'puppy-training' }));
  await settled(() => changeFilter({ search: 'Luna' }));
  expect(inAddress()).toEqual({ search: 'Luna', service: 'puppy-training' });
});

it('setFilter replaces the whole filter', async () => {
  const hook = renderFilter();
  await settled(() => hook.current.changeFilter({ search: 'Luna', service: 'puppy-training' }));
  await settled(() => hook.current.setFilter({ service: 'agility' }));
  expect(location.search).toBe('?service=agility');
});

it('keeps a private search in the history entry instead of the URL', async () => {
  const hook = renderFilter(true);
  const { changeFilter } = hook.current;
  await settled(() => changeFilter({ search: 'ana@example.com' }));
  await settled(() => changeFilter({ service: 'puppy-training' }));
  expect(location.href).toMatch(/\/list\?service=puppy-training$/);
  expect(hook.current.filter).toEqual({ search: 'ana@example.com', service: 'puppy-training' });
  await settled(() => hook.current.changeFilter({ search: '' }));
  expect(hook.current.filter).toEqual({ service: 'puppy-training' });
});
