/**
 * React Router's `Router` over a history of its own: its data routers are 17 KB gzipped more, which every
 * visitor would load.
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
  // React Router has no other name for the history of its `BrowserRouter`.
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Navigator,
} from 'react-router-dom';
import { isMissingFile, loadNewVersion } from '../../shared/browser/newVersion';

const Navigation = createContext<'idle' | 'pending' | 'stayed'>('idle');

/**
 * `pending`: the visitor is on the way to a page that is not shown yet. `stayed`: it could not be opened, and
 * the page with the link is still shown.
 */
export const useNavigationState = () => useContext(Navigation);

interface PublicRouterProps {
  /**
   * Loads the code and texts of the page at a path. Rejects when they cannot be loaded; a later call tries
   * again.
   */
  load: (pathname: string) => Promise<unknown>;
  children: ReactNode;
}

/**
 * Opens a page once its code and texts have loaded: until then address and page stay as they are, and for
 * good when it cannot be loaded. The tap itself only renders who asks whether a page is pending, and the page
 * is rendered in slices, so that taps are answered at once.
 */
export function PublicRouter({ load, children }: PublicRouterProps) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [shown, setShown] = useState({ location: history.location, type: history.action });
  const [status, setStatus] = useState<'idle' | 'pending' | 'stayed'>('idle');
  const lastAttempt = useRef(0);

  const { open, navigator } = useMemo(() => {
    /**
     * Loads a page and does what opens it, unless the visitor has gone elsewhere. Where its files are gone,
     * `loadDocument` loads the new version of it; where it cannot be loaded otherwise, `fail` is called.
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

  // A layout effect, because a `<Navigate>` below may navigate in its effect.
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
      // Back and forward lead away from the page in any case; an error is shown in its place.
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
