// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getSystem } from '../ui/theme';
import { PageBoundary } from './PageBoundary';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Page({ breaks }: { breaks: boolean }) {
  if (breaks) throw new Error('broken');
  return <p>A page</p>;
}

const at = (place: string, breaks: boolean) => (
  <ChakraProvider value={getSystem()}>
    <MemoryRouter initialEntries={[place]}>
      <PageBoundary place={place}>
        <Page breaks={breaks} />
      </PageBoundary>
    </MemoryRouter>
  </ChakraProvider>
);

it('shows an error message when a page throws, also after another page was shown', () => {
  const { rerender } = render(at('/en/about', false));
  rerender(at('/en/services', true));
  expect(screen.getByRole('alert').textContent).toContain('This page could not be loaded');
});

it('renders the page again at another path', () => {
  const { rerender } = render(at('/en/about', true));
  expect(screen.getByRole('alert')).toBeTruthy();
  rerender(at('/en/services', false));
  expect(screen.getByText('A page')).toBeTruthy();
});
