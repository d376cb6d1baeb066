import type { SaveWorkingCopyRequest, WorkingCopy } from '@perro-wisdom/domain/working-copies';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { baseName, isSameValue, type EditorErrors, type EditorField, type EditorValues } from './editorValues';
import { PostSession, type SessionOptions, type SessionState } from './postSession';
import { deleteUnsavedWork, storeUnsavedWork, type ClaimedWork } from './unsavedWork';
import { createWorkingCopy, readWorkingCopy, saveWorkingCopy } from './workingCopies';

/** A request that outlives its page must be under 64 KiB; a character takes up to three bytes. */
const KEEPALIVE_MAX_CHARACTERS = 20_000;

/** Whether to let a save outlive the page, which may be closing. */
const outlivesPage = (body: SaveWorkingCopyRequest): boolean =>
  document.visibilityState === 'hidden' && JSON.stringify(body).length < KEEPALIVE_MAX_CHARACTERS;

const withoutExtraSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns HTML as this browser writes it, so that the same elements and text are the same string. */
function normalizeHtml(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  return withoutExtraSpace(template.innerHTML);
}

/** Whether the server has stored a field as it was sent, apart from white space and the way in which it writes HTML. */
const isEquivalent: SessionOptions['isEquivalent'] = (field, sent, stored) => {
  if (typeof sent !== 'string' || typeof stored !== 'string') return isSameValue(sent, stored);
  const normalize = baseName(field) === 'content' ? normalizeHtml : withoutExtraSpace;
  return normalize(sent) === normalize(stored);
};

/** Returns a function that makes a call as a mutation, by which the frame of the owner's area notices that the login has expired. */
function useOwnerCall() {
  const client = useQueryClient();
  return <Answer>(call: () => Promise<Answer>): Promise<Answer> =>
    client.getMutationCache().build<Answer, Error, undefined, unknown>(client, { mutationFn: call }).execute(undefined);
}

/**
 * Returns the session of the editor, which saves by itself: after a pause, when the page is hidden, and when the connection is back.
 * @param copy the working copy on the server; null for a new post and for one that is gone
 * @param work the unsaved work to continue
 */
export function usePostSession(copy: WorkingCopy | null, work: ClaimedWork): PostSession {
  const ownerCall = useOwnerCall();
  const [session] = useState(
    () =>
      new PostSession({
        workId: work.id,
        copy,
        found: work.found,
        create: (body, key) => ownerCall(() => createWorkingCopy(body, key, { keepalive: outlivesPage(body) })),
        save: (to, body, key) => ownerCall(() => saveWorkingCopy(to, body, key, { keepalive: outlivesPage(body) })),
        read: (id) => ownerCall(() => readWorkingCopy(id)),
        isEquivalent,
        keep: (unsaved) =>
          unsaved ? storeUnsavedWork({ ...unsaved, id: work.id, changedAt: new Date().toISOString() }) : deleteUnsavedWork(work.id),
      }),
  );
  useEffect(() => {
    session.open();
    const retry = () => session.retry();
    addEventListener('online', retry);
    // Saves when the page is hidden, as it may be closed, and when it is shown again.
    document.addEventListener('visibilitychange', retry);
    return () => {
      session.close();
      removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retry);
    };
  }, [session]);
  return session;
}

const SessionContext = createContext<PostSession | null>(null);
export const SessionProvider = SessionContext.Provider;

export function useSession(): PostSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no post in the editor');
  return session;
}

/** Returns a part of the session's state; the component is rendered again only when that part changes. */
export function useSessionState<Part>(select: (state: SessionState) => Part): Part {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, () => select(session.getState()));
}

export const useValue = <Field extends keyof EditorValues>(field: Field): EditorValues[Field] =>
  useSessionState(({ values }) => values[field]);

export const useError = (field: EditorField): EditorErrors[EditorField] => useSessionState(({ errors }) => errors[field]);

