import { useEffect, useRef } from 'react';
import { useSession, useSessionState } from '../../editing/session/useEditorSession';
import { useLiveChanged } from '../data';

/** The interval, in milliseconds, for polling from the scheduled time until the draft is published. */
const SCHEDULE_POLL_MS = 20_000;

/**
 * Detects a scheduled publication and the outcome of a change whose response was lost, and invalidates the
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
