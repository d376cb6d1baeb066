import { act, StrictMode, use, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLeaveGuard } from './useLeaveGuard';

/** The functions from the most recently rendered editor. */
const screen: { stay: () => void; leave: () => void; setUnsaved: (isUnsaved: boolean) => void } = {
  stay: () => undefined,
  leave: () => undefined,
  setUnsaved: () => undefined,
};

function Editor() {
  const [isUnsaved, setUnsaved] = useState(true);
  const { stay, blocker } = useLeaveGuard(isUnsaved, null);
  useLayoutEffect(() => {
    Object.assign(screen, { stay, leave: () => blocker.proceed?.(), setUnsaved });
  }, [stay, blocker]);
  return <p>The editor</p>;
}

/** Never resolves, so that the screen `Slow` never finishes loading. */
const NEVER = new Promise<never>(() => undefined);
const Slow = () => use(NEVER);

// https://react.dev/reference/react/act#error-the-current-testing-environment-is-not-configured-to-support-act
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => void vi.unstubAllGlobals());

async function openEditor() {
  const router = createMemoryRouter(
    [
      { path: '/editor', Component: Editor },
      { path: '/list', element: null },
      { path: '/slow', Component: Slow },
    ],
    { initialEntries: ['/editor'] },
  );
  const container = document.createElement('div');
  const root = createRoot(container);
  await act(async () => {
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
    await Promise.resolve();
  });
  await act(() => router.navigate('/list'));
  expect(router.state.location.pathname).toBe('/editor');
  return { router, container };
}

it('continues a blocked navigation once everything is saved', async () => {
  const { router } = await openEditor();
  await act(async () => {
    screen.setUnsaved(false);
    await Promise.resolve();
  });
  expect(router.state.location.pathname).toBe('/list');
});

it('does not continue a canceled navigation, even if everything is saved at the same time', async () => {
  const { router, container } = await openEditor();
  await act(async () => {
    screen.stay();
    // The editor's session is an external store, whose changes don't wait for a transition.
    flushSync(() => screen.setUnsaved(false));
    await Promise.resolve();
  });
  expect(router.state.location.pathname).toBe('/editor');
  expect(container.textContent).toBe('The editor');
  // The next navigation is not canceled.
  await act(() => router.navigate('/list'));
  expect(router.state.location.pathname).toBe('/list');
});

it('does not block the next navigation after the owner leaves, even while the editor is still shown', async () => {
  const { router, container } = await openEditor();
  await act(async () => {
    screen.stay();
    await Promise.resolve();
  });
  await act(() => router.navigate('/slow'));
  await act(async () => {
    screen.leave();
    await Promise.resolve();
  });
  expect(router.state.location.pathname).toBe('/slow');
  expect(container.textContent).toBe('The editor');
  await act(() => router.navigate('/list'));
  expect(router.state.location.pathname).toBe('/list');
});
