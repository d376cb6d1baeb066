/**
 * The visitors' router: React Router's own components over the browser's history. Its data routers would do the same in twice the
 * bytes, which every visitor pays before a page answers; the owner's area has one.
 */
import { createContext, useContext, useLayoutEffect, useState, useTransition, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

const Pending = createContext(false);

/** Whether the visitor is on the way to a page whose code or texts have not come yet. */
export const useIsPending = (): boolean => useContext(Pending);

export function PublicRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [{ location, action }, setPlace] = useState({ location: history.location, action: history.action });
  const [isPending, startTransition] = useTransition();
  // The page that is shown stays until the next one is there.
  useLayoutEffect(
    () => history.listen(({ location, action }) => startTransition(() => setPlace({ location, action }))),
    [history],
  );
  return (
    <Pending value={isPending}>
      <Router location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </Pending>
  );
}
