import { useEffect, useRef } from 'react';
import { useSession, useSessionState } from '../../editing/session/useEditorSession';
import { useLiveChanged } from '../data';

/** How often to poll, in milliseconds, from the scheduled time until the draft is published. */
const SCHEDULE_POLL_MS = 20_000;

/**
 * Detects scheduled publications, and the outcome of changes whose response was lost. Then invalidates the
 * cached data.
 */
export function useNoticedPublications(): void {
  const session = useSession();
  const liveChanged = useLiveChanged(session.definition.kind);
  const publishedAt = useSessionState(({ draft }) => draft?.publishedAt ?? null);
  const publishAt = useSessionState(({ draft }) =>
    draft?.scheduleProblem === null ? draft.publishAt : null,
  );
  const known = useRef(publishedAt);
  useEffect(() => {
    if (known.current === publishedAt) return;
    known.current = publishedAt;
    liveChanged(session.getState().draft);
  });
  useEffect(() => {
    if (publishAt === null) return;
    const timer = setInterval(() => {
      if (Date.parse(publishAt) < Date.now()) void session.refresh();
    }, SCHEDULE_POLL_MS);
    return () => clearInterval(timer);
  }, [publishAt, session]);
}
