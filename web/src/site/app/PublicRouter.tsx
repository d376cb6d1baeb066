/**
 * A router for the visitors' site. It wraps React Router's `Router`, because a data router would add 17 KB
 * gzipped for every visitor.
 */
import {
  createContext,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {
  NavigationType,
  Router,
  // React Router exports its `BrowserRouter`'s history implementation only under this name.
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Navigator,
} from 'react-router-dom';
import { isMissingFile, loadNewVersion } from '../../shared/browser/newVersion';

const Navigation = createContext<'idle' | 'pending' | 'stayed'>('idle');

/**
 * Returns `pending` while the next page is loading. Returns `stayed` if the next page could not be opened and
 * the previous page is still shown.
 */
export const useNavigationState = () => useContext(Navigation);

interface PublicRouterProps {
  /**
   * Loads the code and translations of the page at a path. Rejects if loading fails; a later call retries.
   */
  load: (pathname: string) => Promise<unknown>;
  children: ReactNode;
}

/**
 * Opens a page once its code and translations have loaded. Until then, or if loading fails, the current page
 * and its address remain unchanged. The browser responds to taps immediately: a tap rerenders only the
 * components that read the navigation state, and the new page renders in slices.
 */
export function PublicRouter({ load, children }: PublicRouterProps) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [shown, setShown] = useState({ location: history.location, type: history.action });
  const [status, setStatus] = useState<'idle' | 'pending' | 'stayed'>('idle');
  const lastAttempt = useRef(0);

  const { open, navigator } = useMemo(() => {
    /**
     * Loads a page and opens it with `commit`, unless the visitor navigated elsewhere in the meantime. If the
     * page's files no longer exist, calls `loadDocument` to load the new version. If loading fails for
     * another reason, calls `fail`.
     */
    async function open(
      pathname: string,
      { commit, loadDocument, fail }: Record<'commit' | 'loadDocument' | 'fail', () => void>,
    ): Promise<void> {
      const attempt = (lastAttempt.current += 1);
      const isLatest = () => attempt === lastAttempt.current;
      setStatus('pending');
      try {
        await load(pathname);
      } catch (error) {
        if (isLatest() && !(isMissingFile(error) && loadNewVersion(loadDocument))) fail();
        return;
      }
      if (isLatest()) commit();
    }
    const follow =
      (change: Navigator['push'], leave: (url: string) => void): Navigator['push'] =>
      (to, state) =>
        void open(history.encodeLocation(to).pathname, {
          commit: () => change(to, state),
          loadDocument: () => leave(history.createHref(to)),
          fail: () => setStatus('stayed'),
        });
    const navigator: Navigator = {
      ...history,
      push: follow(
        (to, state) => history.push(to, state),
        (url) => location.assign(url),
      ),
      replace: follow(
        (to, state) => history.replace(to, state),
        (url) => location.replace(url),
      ),
    };
    return { open, navigator };
  }, [history, load]);

  // This is a layout effect, because a `<Navigate>` in the children may navigate in its own effect.
  useLayoutEffect(() => {
    const show = () =>
      startTransition(() => {
        setShown({ location: history.location, type: history.action });
        setStatus('idle');
      });
    return history.listen(({ action, location: { pathname } }) => {
      if (action !== NavigationType.Pop) {
        show();
        return;
      }
      // Going back or forward always leaves the current page. If loading the next page fails, an error is
      // shown in its place.
      void open(pathname, { commit: show, loadDocument: () => location.reload(), fail: show });
    });
  }, [history, open]);

  return (
    <Navigation value={status}>
      <Router
        location={shown.location}
        navigationType={shown.type}
        navigator={navigator}
        useTransitions={false}
      >
        {children}
      </Router>
    </Navigation>
  );
}
