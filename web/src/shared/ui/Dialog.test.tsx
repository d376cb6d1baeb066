import { ChakraProvider } from '@chakra-ui/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog';
import { getSystem } from './theme';

afterEach(cleanup);

const rendered = vi.fn();

function Content() {
  rendered();
  return <p>Details</p>;
}

function Screen() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => flushSync(() => setOpen(true))}>Open</button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <Content />
      </Dialog>
    </>
  );
}

it('the tap that opens a dialog is answered before its content is rendered, which follows', () => {
  render(
    <ChakraProvider value={getSystem()}>
      <Screen />
    </ChakraProvider>,
  );
  act(() => {
    screen.getByText('Open').click();
    expect(rendered).not.toHaveBeenCalled();
  });
  expect(screen.getByText('Details').closest('dialog')?.hasAttribute('open')).toBe(true);
});
