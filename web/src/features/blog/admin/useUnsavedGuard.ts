import { ADMIN_PAGES } from '@perro-wisdom/domain/paths';
import { useEffect, type RefObject } from 'react';
import { useBlocker, type Blocker } from 'react-router-dom';

/**
 * Stops a navigation that would lose what was typed, to be asked about; and lets the browser ask before the page is closed. The
 * login is no loss: what was typed is kept for the way back.
 */
export function useUnsavedGuard(dirty: boolean, unsaved: RefObject<boolean>): Blocker {
  useEffect(() => {
    unsaved.current = dirty;
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [dirty, unsaved]);

  return useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      unsaved.current && to.pathname !== ADMIN_PAGES.login && (to.pathname !== from.pathname || to.search !== from.search),
  );
}
