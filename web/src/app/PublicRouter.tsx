/**
 * The visitors' router: React Router's `BrowserRouter`. Its data routers are 17 KB gzipped more, which every visitor would load before a
 * page responds; the owner's area has one.
 */
import { createContext, useContext, useDeferredValue, useMemo, type ReactNode } from 'react';
// eslint-disable-next-line no-restricted-imports -- of the address, not of the shown page.
import { BrowserRouter, useLocation, useNavigationType, useRoutes } from 'react-router-dom';
import { ShownNavigationType } from '../platform/browser/shownNavigation';

const Pending = createContext(false);

/** Returns whether the visitor is on the way to a page whose code or texts have not loaded yet. */
export const useIsPending = (): boolean => useContext(Pending);

/** Keeps the shown page until the next one can be rendered: everything below gets the location of the shown page from React Router's hooks. */
function DeferredLocation({ children }: { children: ReactNode }) {
  const location = useLocation();
  const type = useNavigationType();
  const current = useMemo(() => ({ location, type }), [location, type]);
  const shown = useDeferredValue(current);
  const routes = useMemo(() => [{ path: '*', element: children }], [children]);
  // In React Router's patterns `*` matches everything but line breaks, which an address may contain encoded.
  const page = useRoutes(routes, shown.location) ?? children;
  return (
    <Pending value={current !== shown}>
      <ShownNavigationType value={shown.type}>{page}</ShownNavigationType>
    </Pending>
  );
}

export function PublicRouter({ children }: { children: ReactNode }) {
  return (
    // Its own transitions would also keep the shown page, but do not tell whether one is under way.
    <BrowserRouter useTransitions={false}>
      <DeferredLocation>{children}</DeferredLocation>
    </BrowserRouter>
  );
}
