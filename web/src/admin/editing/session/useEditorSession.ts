import type { Draft } from '@perro-wisdom/domain/drafts/drafts';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftCalls } from './draftCalls';
import {
  isSameValue,
  type Definition,
  type ErrorsOf,
  type FieldOf,
  type SaveRequest,
  type Values,
  type WordOf,
} from './definition';
import { EditorSession, type SessionOptions, type SessionState } from './editorSession';
import { deleteUnsavedWork, storeUnsavedWork, type ClaimedWork } from './unsavedWork';

/** A request that outlives its page must be under 64 KiB; a character takes up to three bytes. */
const KEEPALIVE_MAX_CHARACTERS = 20_000;

/** Whether to let a save outlive the page, which may be closing. */
const outlivesPage = (body: SaveRequest): boolean =>
  document.visibilityState === 'hidden' && JSON.stringify(body).length < KEEPALIVE_MAX_CHARACTERS;

const withoutExtraSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns HTML as this browser writes it, so that the same elements and text are the same string. */
function normalizeHtml(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  return withoutExtraSpace(template.innerHTML);
}

/** Returns a value as JSON with the white space of its texts made even. */
const normalizeValue = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'string' ? withoutExtraSpace(part) : part,
  );

/** Whether the server has stored a field as it was sent, apart from white space and the way in which it writes HTML. */
const equivalence =
  <V extends Values>({
    isHtml,
  }: Pick<Definition<V, never>, 'isHtml'>): SessionOptions<V, never>['isEquivalent'] =>
  (field, sent, stored) => {
    if (isSameValue(sent, stored)) return true;
    if (typeof sent !== 'string' || typeof stored !== 'string')
      return normalizeValue(sent) === normalizeValue(stored);
    const normalize = isHtml(field) ? normalizeHtml : withoutExtraSpace;
    return normalize(sent) === normalize(stored);
  };

/** Returns a function that makes a call as a mutation, by which the frame of the owner's area notices that the login has expired. */
function useOwnerCall() {
  const client = useQueryClient();
  return <Answer>(call: () => Promise<Answer>): Promise<Answer> =>
    client
      .getMutationCache()
      .build<Answer, Error, undefined, unknown>(client, { mutationFn: call })
      .execute(undefined);
}

interface SessionParts<V extends Values, Copy extends Draft> {
  definition: Definition<V, Copy>;
  calls: DraftCalls<Copy>;
  /** The working copy on the server; null for a new document and for one that is gone. */
  copy: Copy | null;
  /** The unsaved work to continue. */
  work: ClaimedWork<V>;
}

/** Returns the session of an editor, which saves by itself: after a pause, when the page is hidden, and when the connection is back. */
export function useEditorSession<V extends Values, Copy extends Draft>({
  definition,
  calls,
  copy,
  work,
}: SessionParts<V, Copy>): EditorSession<V, Copy> {
  const ownerCall = useOwnerCall();
  const [session] = useState(
    () =>
      new EditorSession<V, Copy>({
        definition,
        workId: work.id,
        copy,
        found: work.found,
        create: (body, key) => ownerCall(() => calls.create(body, key, { keepalive: outlivesPage(body) })),
        save: (to, body, key) =>
          ownerCall(() => calls.save(to, body, key, { keepalive: outlivesPage(body) })),
        read: (id) => ownerCall(() => calls.read(id)),
        isEquivalent: equivalence(definition),
        keep: (unsaved) =>
          unsaved
            ? storeUnsavedWork({ ...unsaved, id: work.id, changedAt: new Date().toISOString() })
            : deleteUnsavedWork(work.id),
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

/** Values of any editor, for the components that all editors share. */
export type AnyValues = Values & Readonly<Record<string, unknown>>;

/** What the components of an editor share. */
export interface Editor<V extends Values, Copy extends Draft> {
  session: EditorSession<V, Copy>;
  calls: DraftCalls<Copy>;
  /** Returns the label of a field, which is named without its language. */
  labelOf: (baseName: string) => string;
  wordOf: WordOf;
  /** Called when a change has outdated the owner's lists. */
  onListChanged: () => void;
}

const EditorContext = createContext<Editor<AnyValues, Draft> | null>(null);

/** Provides the editor to its components. Those that all editors share know nothing of its fields, so its types end here. */
export const EditorProvider = EditorContext.Provider;
export const asAnyEditor = <V extends Values, Copy extends Draft>(
  editor: Editor<V, Copy>,
): Editor<AnyValues, Draft> => editor as unknown as Editor<AnyValues, Draft>;

export function useEditor(): Editor<AnyValues, Draft> {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('There is no editor');
  return editor;
}

/** Returns the hooks by which the components of one kind of editor read its session. */
export function sessionHooks<V extends Values, Copy extends Draft>() {
  const useSession = (): EditorSession<V, Copy> => useEditor().session as unknown as EditorSession<V, Copy>;

  /** Returns a part of the session's state; the component is rendered again only when that part changes. */
  function useSessionState<Part>(select: (state: SessionState<V, Copy>) => Part): Part {
    const session = useSession();
    return useSyncExternalStore(session.subscribe, () => select(session.getState()));
  }

  const useValue = <Field extends keyof V>(field: Field): V[Field] =>
    useSessionState(({ values }) => values[field]);
  const useError = (field: FieldOf<V>): ErrorsOf<V>[FieldOf<V>] =>
    useSessionState(({ errors }) => errors[field]);
  return { useSession, useSessionState, useValue, useError };
}

export const { useSession, useSessionState, useValue, useError } = sessionHooks<AnyValues, Draft>();

/** Returns what the owner is told first when a save has failed. */
export function useSaveFailed(): string {
  const { t } = useTranslation(['adminEditor', 'messages']);
  const { subject } = useSession().definition;
  const isNew = useSessionState(({ copy }) => copy === null);
  if (subject === 'piece') return t('save.failed');
  return t(isNew ? 'messages:blog.createFailed' : 'messages:blog.updateFailed');
}

/** Returns the text of a field; empty if it has none. */
export function useText(field: string): string {
  const value = useValue(field);
  return typeof value === 'string' ? value : '';
}
