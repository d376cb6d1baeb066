import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getSystem } from '../../shared/ui/theme';
import { PageBoundary } from './PageBoundary';

beforeEach(() => sessionStorage.clear());
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Page({ breaks, error = new Error('broken') }: { breaks: boolean; error?: unknown }) {
  if (breaks) throw error;
  return <p>A page</p>;
}

const at = (place: string, breaks: boolean, error?: unknown) => (
  <ChakraProvider value={getSystem()}>
    <MemoryRouter initialEntries={[place]}>
      <PageBoundary place={place}>
        <Page breaks={breaks} error={error} />
      </PageBoundary>
    </MemoryRouter>
  </ChakraProvider>
);

it('the page boundary shows an error message when a page throws, even after it showed another page', () => {
  const { rerender } = render(at('/en/about', false));
  rerender(at('/en/services', true));
  expect(screen.getByRole('alert').textContent).toContain('This page could not be loaded');
});

it('the page boundary renders pages again once the path changes', () => {
  const { rerender } = render(at('/en/about', true));
  expect(screen.getByRole('alert')).toBeTruthy();
  rerender(at('/en/services', false));
  expect(screen.getByText('A page')).toBeTruthy();
});

it('the page boundary loads the new version once if the page’s code is missing, without blaming the connection', () => {
  const reload = vi.fn();
  const real = location;
  vi.stubGlobal(
    'location',
    new Proxy({}, { get: (_, name) => (name === 'reload' ? reload : (Reflect.get(real, name) as unknown)) }),
  );
  render(at('/en/about', true, 404));
  expect(reload).toHaveBeenCalledOnce();
  cleanup();
  render(at('/en/about', true, 404));
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.getByRole('alert').textContent).toBe('This page could not be loadedTry again');
  vi.unstubAllGlobals();
});
