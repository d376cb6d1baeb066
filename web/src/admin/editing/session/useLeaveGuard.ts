import { ADMIN_PAGES } from '@app/domain/general/paths';
import { useEffect, useRef } from 'react';
import { useBlocker, useLocation, type Blocker } from 'react-router-dom';

/**
 * Blocks navigations away from the editor while something is not saved, and continues a blocked one when
 * everything is. Before the page is closed, the browser asks for confirmation. Navigating to the login is
 * never blocked: the unsaved work is stored and restored afterwards.
 * @param ownPath the path of the editor of the draft once it has an id: navigating there is never blocked
 */
export function useLeaveGuard(
  isUnsaved: boolean,
  ownPath: string | null,
): { blocker: Blocker; stay: () => void } {
  const rendered = useLocation();
  /**
   * The navigation that the owner has refused. The router reports that it is over only later, in a
   * transition.
   */
  const refused = useRef<Blocker['location']>(undefined);

  useEffect(() => {
    if (!isUnsaved) return;
    const requestConfirmation = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', requestConfirmation);
    return () => removeEventListener('beforeunload', requestConfirmation);
  }, [isUnsaved]);

  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const [origin, target] = [from.pathname + from.search, to.pathname + to.search];
    if (!isUnsaved || target === origin) return false;
    // The owner has left already: the editor stays on the screen while the next one is loading.
    if (origin !== rendered.pathname + rendered.search && origin !== ownPath) return false;
    return to.pathname !== ADMIN_PAGES.login && target !== ownPath;
  });

  useEffect(() => {
    if (blocker.state === 'blocked' && !isUnsaved && blocker.location !== refused.current) blocker.proceed();
  }, [blocker, isUnsaved]);

  return {
    blocker,
    /** Ends the blocked navigation: the owner stays in the editor. */
    stay: () => {
      refused.current = blocker.location;
      blocker.reset?.();
    },
  };
}
