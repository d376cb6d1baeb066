import { ADMIN_PAGES } from '@app/domain/general/paths';
import { useEffect, useRef } from 'react';
import { useBlocker, useLocation, type Blocker } from 'react-router-dom';

/**
 * Blocks navigation away from the editor while there are unsaved changes, and resumes the navigation once
 * everything is saved. The browser asks for confirmation before the page is closed. Navigating to the login
 * page is never blocked, because the unsaved work is stored and restored afterward.
 * @param ownPath the path of the draft's editor once the draft has an id; navigating there is never blocked
 */
export function useLeaveGuard(
  isUnsaved: boolean,
  ownPath: string | null,
): { blocker: Blocker; stay: () => void } {
  const rendered = useLocation();
  /**
   * The navigation that the owner canceled. The router still reports it as blocked until a later transition.
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
    // The owner has already left; the editor stays on the screen while the next page loads.
    if (origin !== rendered.pathname + rendered.search && origin !== ownPath) return false;
    return to.pathname !== ADMIN_PAGES.login && target !== ownPath;
  });

  useEffect(() => {
    if (blocker.state === 'blocked' && !isUnsaved && blocker.location !== refused.current) blocker.proceed();
  }, [blocker, isUnsaved]);

  return {
    blocker,
    /** Cancels the blocked navigation, so that the owner stays in the editor. */
    stay: () => {
      refused.current = blocker.location;
      blocker.reset?.();
    },
  };
}
