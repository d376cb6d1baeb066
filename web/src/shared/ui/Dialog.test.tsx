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

it('a dialog renders its content after the tap that opens it, not during the tap', () => {
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

it('a dialog stays open if it is reopened before the close event caused by Escape is dispatched', () => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
  render(
    <ChakraProvider value={getSystem()}>
      <Screen />
    </ChakraProvider>,
  );
  act(() => screen.getByText('Open').click());
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  // After Escape, the browser dispatches `cancel` immediately and `close` in the next frame.
  act(() => {
    dialog.dispatchEvent(new Event('cancel'));
    dialog.open = false;
  });
  act(() => screen.getByText('Open').click());
  act(() => {
    dialog.dispatchEvent(new Event('close'));
  });
  expect(dialog.open).toBe(true);
  expect(screen.queryByText('Details')).not.toBeNull();
});
