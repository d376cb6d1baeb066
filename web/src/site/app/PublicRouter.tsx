/**
 * The visitors' router: React Router's `BrowserRouter`. Its data routers are 17 KB gzipped more, which every visitor would load before a
 * page responds; the owner's area has one.
 */
import {
  createContext,
  useContext,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
// eslint-disable-next-line no-restricted-imports -- of the address, not of the shown page.
import { BrowserRouter, NavigationType, useLocation, useNavigationType, useRoutes } from 'react-router-dom';
import { isMissingFile, loadNewVersion } from '../../shared/browser/newVersion';
import { ShownNavigationType } from '../../shared/browser/shownNavigation';

const Pending = createContext(false);

/** Returns whether the visitor is on the way to a page whose code or texts have not loaded yet. */
export const useIsPending = (): boolean => useContext(Pending);

const Stayed = createContext(false);

/** Returns whether the page that the visitor wanted could not be opened, so that the one with the link is still shown. */
export const useHasStayed = (): boolean => useContext(Stayed);

interface PublicRouterProps {
  /** Loads the code and texts of the page at a path. Rejects when they cannot be loaded; a later call tries again. */
  load: (pathname: string) => Promise<unknown>;
  children: ReactNode;
}

/**
 * Keeps the shown page until the next one can be rendered, and for good when that cannot be loaded: everything below gets the location of the
 * shown page from React Router's hooks.
 */
function DeferredLocation({ load, children }: PublicRouterProps) {
  const location = useLocation();
  const type = useNavigationType();
  const current = useMemo(() => ({ location, type }), [location, type]);
  // The navigation that failed, and what was shown then.
  const [failure, setFailure] = useState<{
    current: typeof current;
    shown: typeof current;
    isLeaving: boolean;
  } | null>(null);
  const wanted = failure?.current === current ? failure.shown : current;
  const shown = useDeferredValue(wanted);
  const isPending = wanted !== shown;

  // The history entry of the shown page.
  const entry = useRef<{ state: unknown; href: string }>({ state: null, href: '' });
  useEffect(() => {
    if (current === shown) entry.current = { state: history.state, href: window.location.href };
  }, [current, shown]);

  // A layout effect, so that what failed to load earlier is requested anew before the next page is rendered.
  useLayoutEffect(() => {
    if (!isPending) return;
    let isCurrent = true;
    load(current.location.pathname).catch((error: unknown) => {
      if (!isCurrent) return;
      const loadsNewVersion = isMissingFile(error) && loadNewVersion();
      // Back and forward lead away from the page in any case; an error is shown in its place.
      if (!loadsNewVersion && current.type === NavigationType.Pop) return;
      // React renders this before it tries the next page again, which would throw.
      setFailure({ current, shown, isLeaving: loadsNewVersion });
      if (loadsNewVersion) return;
      if (current.type === NavigationType.Push) history.back();
      else history.replaceState(entry.current.state, '', entry.current.href);
    });
    return () => {
      isCurrent = false;
    };
  }, [current, shown, isPending, load]);

  const routes = useMemo(() => [{ path: '*', element: children }], [children]);
  // In React Router's patterns `*` matches everything but line breaks, which an address may contain encoded.
  const page = useRoutes(routes, shown.location) ?? children;
  const hasStayed =
    failure !== null && !failure.isLeaving && !isPending && failure.shown.location.key === shown.location.key;
  return (
    <Pending value={isPending}>
      <Stayed value={hasStayed}>
        <ShownNavigationType value={shown.type}>{page}</ShownNavigationType>
      </Stayed>
    </Pending>
  );
}

export function PublicRouter(props: PublicRouterProps) {
  return (
    // Its own transitions would also keep the shown page, but do not tell whether one is under way.
    <BrowserRouter useTransitions={false}>
      <DeferredLocation {...props} />
    </BrowserRouter>
  );
}
