import { ADMIN_PAGES } from '@perro-wisdom/domain/paths';
import { useEffect, useRef } from 'react';
import { useBlocker, type Blocker } from 'react-router-dom';
import { editorPath } from './posts';

/**
 * Blocks navigations away from the editor while something is not saved, and continues a blocked one when everything is. Before the page
 * is closed, the browser asks for confirmation. Navigating to the login is never blocked: the unsaved work is stored and restored
 * afterwards.
 * @param postId the post in the editor; navigating to its own editor URL is never blocked
 */
export function useLeaveGuard(isUnsaved: boolean, postId: string | null): { blocker: Blocker; allow: () => void } {
  const allowed = useRef(false);

  useEffect(() => {
    if (!isUnsaved) return;
    const requestConfirmation = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', requestConfirmation);
    return () => removeEventListener('beforeunload', requestConfirmation);
  }, [isUnsaved]);

  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const target = to.pathname + to.search;
    if (!isUnsaved || allowed.current || target === from.pathname + from.search) return false;
    return to.pathname !== ADMIN_PAGES.login && !(postId !== null && target === editorPath(postId));
  });

  useEffect(() => {
    if (blocker.state === 'blocked' && !isUnsaved) blocker.proceed();
  }, [blocker, isUnsaved]);

  return {
    blocker,
    /** Turns the guard off, for example after the post has been deleted. */
    allow: () => {
      allowed.current = true;
    },
  };
}
