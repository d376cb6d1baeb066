import { ADMIN_PAGES } from '@perro-wisdom/domain/paths';
import { useEffect, useRef } from 'react';
import { useBlocker, type Blocker } from 'react-router-dom';
import { editorPath } from './posts';

/** Why the editor should not be left without a word; null when it can. */
export type LeaveReason = 'saving' | 'uploading' | 'unsaved' | null;

/**
 * Blocks a navigation away from the editor as long as there is a reason to ask, and lets it go on by itself once there is none any
 * more; has the browser ask before the page is closed. The login is let through: what was typed is kept for the way back.
 * @param postId whose editor this is: moving on to its own address leaves nothing
 */
export function useLeaveGuard(reason: LeaveReason, postId: string | null): { blocker: Blocker; allow: () => void } {
  const allowed = useRef(false);

  useEffect(() => {
    if (reason === null) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [reason]);

  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    const target = to.pathname + to.search;
    if (reason === null || allowed.current || target === from.pathname + from.search) return false;
    return to.pathname !== ADMIN_PAGES.login && !(postId !== null && target === editorPath(postId));
  });

  useEffect(() => {
    if (blocker.state === 'blocked' && reason === null) blocker.proceed();
  }, [blocker, reason]);

  return {
    blocker,
    /** The next navigation is meant: nothing that it leaves behind is wanted any more. */
    allow: () => {
      allowed.current = true;
    },
  };
}
