import type { Draft } from '@app/domain/drafts/drafts';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../shared/ui/toast';
import { useErrorText } from '../../platform/i18n/useErrorText';
import { newOf } from '../../platform/i18n/subject';
import type { Definition } from './definition';
import { EditorSession } from './editorSession';
import type { SaveOutcome, SessionState } from './sessionState';
import type { ClaimedWork } from './unsavedWork';

/** Returns a function that makes a call as a mutation, so that the owner's area detects an expired login. */
function useOwnerCall() {
  const client = useQueryClient();
  return <Answer>(call: () => Promise<Answer>): Promise<Answer> =>
    client
      .getMutationCache()
      .build<Answer, Error, undefined, unknown>(client, { mutationFn: call })
      .execute(undefined);
}

/**
 * Returns an editor's session, which saves automatically after a pause, when the page is hidden, and when the
 * connection is restored.
 */
export function useEditorSession(
  definition: Definition,
  draft: Draft | null,
  work: ClaimedWork,
): EditorSession {
  const ownerCall = useOwnerCall();
  const [session] = useState(() => new EditorSession({ definition, draft, work, ownerCall }));
  useEffect(() => {
    session.open();
    const retry = () => session.retry();
    addEventListener('online', retry);
    // Saves when the page is hidden, because it may be closed, and when it is shown again.
    document.addEventListener('visibilitychange', retry);
    return () => {
      session.close();
      removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retry);
    };
  }, [session]);
  return session;
}

const SessionContext = createContext<EditorSession | null>(null);

export const SessionProvider = SessionContext.Provider;

export function useSession(): EditorSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionProvider');
  return session;
}

/** Returns a part of the session's state. The component rerenders only when that part changes. */
export function useSessionState<Part>(select: (state: SessionState) => Part): Part {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, () => select(session.getState()));
}

export const useValue = (field: string): unknown => useSessionState(({ values }) => values[field]);
export const useError = (field: string): string | undefined => useSessionState(({ errors }) => errors[field]);

export function useText(field: string): string {
  const value = useValue(field);
  return typeof value === 'string' ? value : '';
}

/** Returns the title for a message about a failed save. */
export function useSaveFailed(): string {
  const { t } = useTranslation('adminEditor');
  const { subject } = useSession().definition;
  const isNew = useSessionState(({ draft }) => draft === null);
  return t('save.failed', { context: isNew ? newOf(subject) : subject });
}

/**
 * Returns a function that notifies the owner when a change fails or its outcome is unknown. The editor itself
 * shows conflicts and field errors.
 */
export function useReportOutcome(): (outcome: SaveOutcome, title?: string) => void {
  const { t } = useTranslation('adminEditor');
  const errorText = useErrorText();
  const saveFailed = useSaveFailed();
  return (outcome, title = saveFailed) => {
    if (outcome.kind === 'uncertain')
      showToast({ title: t('uncertain'), description: t('uncertain.detail') });
    if (outcome.kind === 'failed')
      showToast({ variant: 'destructive', title, description: errorText(outcome.error) });
  };
}
