/** The messages: reading them, and changing them with undo. */
import { ADMIN_INBOX_PATHS, submissionPath } from '@app/domain/inbox/api';
import {
  withStatus,
  type ContactSubmission,
  type NewMessages,
  type SubmissionStatus,
} from '@app/domain/inbox/contact';
import { plainName } from '@app/domain/general/plain-name';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, callApi } from '../../shared/data/api';
import { useErrorText } from '../platform/i18n/useErrorText';
import { cachedItems, changeListItem, listsOf, ownerKey, usePagedList } from '../platform/data/usePagedList';
import { showToast } from '../../shared/ui/toast';
import { apiPath, isMessagePath, isShownIn, type ShownFilter } from './list/list';

const PATH = ADMIN_INBOX_PATHS.contactSubmissions;
const NEW_KEY = ownerKey(ADMIN_INBOX_PATHS.newMessages);

/** How many messages are read at once: rendering more takes a phone noticeably long. */
const PAGE_SIZE = 25;

const listPath = (filter: ShownFilter): string => apiPath(PATH, filter, PAGE_SIZE);

/** The messages of a filter, newest first. */
export function useSubmissions(filter: ShownFilter, { retry }: { retry: number }) {
  return usePagedList<ContactSubmission>(listPath(filter), {
    search: filter.search,
    retry,
    keepsPagesFor: isMessagePath,
  });
}

/** Returns the ids of the messages before (newer) and after (older) a message in a list that was read. */
export function neighborsIn(
  client: QueryClient,
  filter: ShownFilter,
  id: string,
): { newer: string | undefined; older: string | undefined } {
  const items = cachedItems<ContactSubmission>(client, listPath(filter), filter.search);
  const at = items.findIndex((item) => item.id === id);
  const shown = (candidates: ContactSubmission[]) => candidates.find((item) => isShownIn(filter, item))?.id;
  return at === -1
    ? { newer: undefined, older: undefined }
    : { newer: shown(items.slice(0, at).reverse()), older: shown(items.slice(at + 1)) };
}

/** Reads one message. Until then it is shown as it was read before, or as a list has it. */
export function useSubmission(id: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ownerKey(submissionPath(id)),
    queryFn: () => callApi<ContactSubmission>(submissionPath(id)),
    placeholderData: () =>
      client
        .getQueriesData<{ pages: { items: ContactSubmission[] }[] }>(listsOf(PATH))
        .flatMap(([, data]) => data?.pages.flatMap(({ items }) => items) ?? [])
        .find((message) => message.id === id),
    refetchOnMount: 'always',
  });
}

/** Whether there is no message at all: neither in the inbox nor in the archive, in suspected spam or in the bin. */
export function useNoMessages() {
  return useQuery({
    queryKey: ownerKey(`${PATH}/none`),
    queryFn: async () => {
      const lists = await Promise.all(
        [apiPath(PATH, { state: 'all' }, 1), apiPath(PATH, { state: 'bin' }, 1)].map((path) =>
          callApi<ContactSubmission[]>(path),
        ),
      );
      return lists.every((list) => list.length === 0);
    },
    refetchOnMount: 'always',
    gcTime: 0,
  });
}

/** How many messages are new, and the newest of them. */
export const useNewMessages = () =>
  useQuery({
    queryKey: NEW_KEY,
    queryFn: () => callApi<NewMessages>(ADMIN_INBOX_PATHS.newMessages),
    refetchOnMount: 'always',
  });

/** What can be done with a message. */
type Change =
  | { kind: 'status'; status: SubmissionStatus }
  | { kind: 'bin' }
  | { kind: 'putBack' }
  | { kind: 'deleteForGood' };

interface Task {
  message: ContactSubmission;
  change: Change;
  /** A change that she did not ask for, such as that by opening a message: neither its success nor its failure is reported. */
  silent?: boolean;
  isUndo?: boolean;
}

/** Resolves with the message as it is now; null if it is gone. `keepalive` lets a request finish even if the page is left. */
async function send({ message, change }: Task): Promise<ContactSubmission | null> {
  const { id, status: from } = message;
  switch (change.kind) {
    case 'status':
      return callApi<ContactSubmission>(submissionPath(id, 'status'), {
        method: 'PUT',
        body: { status: change.status, from },
        keepalive: true,
      });
    case 'bin':
      await callApi(submissionPath(id), { method: 'DELETE', keepalive: true });
      return { ...message, deletedAt: new Date().toISOString() };
    case 'putBack':
      return callApi<ContactSubmission>(submissionPath(id, 'take-from-bin'), { method: 'POST' });
    case 'deleteForGood':
      await callApi(submissionPath(id, 'permanently'), { method: 'DELETE' });
      return null;
  }
}

/** Returns the message as it will be after a change. */
function expected({ message, change }: Task): ContactSubmission {
  switch (change.kind) {
    case 'status':
      return withStatus(message, change.status, new Date());
    case 'bin':
      return { ...message, deletedAt: new Date().toISOString() };
    case 'putBack':
      return { ...message, deletedAt: null };
    case 'deleteForGood':
      return message;
  }
}

/** The change that undoes a change of a message; null if there is none. */
function inverse({ message, change }: Task): Change | null {
  switch (change.kind) {
    case 'status':
      return { kind: 'status', status: message.status };
    case 'bin':
      return { kind: 'putBack' };
    case 'putBack':
      return { kind: 'bin' };
    case 'deleteForGood':
      return null;
  }
}

const GONE = 404;
/** The answers that say that the message is not as it was shown: in another state, or in the bin or out of it. */
const CHANGED_ELSEWHERE: readonly number[] = [GONE, 409, 412];

/** Shows a message everywhere as it is now; null: it is gone. */
function showChanged(client: QueryClient, id: string, message: ContactSubmission | null): void {
  changeListItem<ContactSubmission>(client, PATH, id, message);
  if (message) client.setQueryData(ownerKey(submissionPath(id)), message);
}

export interface SubmissionChanges {
  setStatus: (message: ContactSubmission, status: SubmissionStatus) => void;
  /** Marks a message as read if it is new. */
  open: (message: ContactSubmission) => void;
  moveToBin: (message: ContactSubmission) => void;
  putBack: (message: ContactSubmission) => void;
  /** Resolves with whether it has succeeded. */
  deleteForGood: (message: ContactSubmission) => Promise<boolean>;
}

/**
 * Returns functions that change a message: immediately on the screen, then on the server. Then a notification says so and offers to undo
 * it. After a failure the message is shown as it was; if it was changed on another device, as it is now.
 */
export function useSubmissionChanges(): SubmissionChanges {
  const { t } = useTranslation(['adminContact', 'messages']);
  const errorText = useErrorText();
  const client = useQueryClient();

  const { mutate, mutateAsync } = useMutation({
    // Mutations in the same scope run one after the other, so that the last one wins.
    scope: { id: PATH },
    mutationFn: send,
    onMutate: async (task) => {
      // The message as it was before the change may be on its way.
      await client.cancelQueries({ queryKey: ownerKey(submissionPath(task.message.id)) });
      if (task.change.kind !== 'deleteForGood') showChanged(client, task.message.id, expected(task));
    },
    onSuccess: (changed, task) => {
      showChanged(client, task.message.id, changed);
      if (!task.silent) report(task, changed);
    },
    onError: async (error, task) => {
      const { message, silent } = task;
      showChanged(client, message.id, message);
      const isChanged = error instanceof ApiError && CHANGED_ELSEWHERE.includes(error.status);
      if (!silent) {
        showToast({
          variant: 'destructive',
          title: t(isChanged ? 'changed.title' : 'mark.failed'),
          description: isChanged
            ? t(error.status === GONE ? 'messages:submissions.notFound' : 'changed.detail')
            : errorText(error),
        });
      }
      if (isChanged) await showPresent(message.id);
    },
    onSettled: () => {
      // The response to a list request made before the change may still contain the old state.
      if (client.isFetching(listsOf(PATH)) > 0) void client.invalidateQueries(listsOf(PATH));
      void client.invalidateQueries({ queryKey: NEW_KEY });
    },
  });

  async function showPresent(id: string): Promise<void> {
    try {
      showChanged(client, id, await callApi<ContactSubmission>(submissionPath(id)));
    } catch (error) {
      if (error instanceof ApiError && error.status === GONE) showChanged(client, id, null);
    }
  }

  function report(task: Task, changed: ContactSubmission | null): void {
    const { message, change, isUndo = false } = task;
    const name = plainName(message.name);
    if (isUndo) {
      showToast({ title: t('done.undone', { name }) });
      return;
    }
    // These marks are shown where they were made, and are taken back there.
    const isMark = change.kind === 'status' && (change.status === 'new' || change.status === 'read');
    if (isMark && message.status !== 'archived' && message.status !== 'spam') return;
    const undo = inverse(task);
    showToast({
      title: t(change.kind === 'status' ? `done.${change.status}` : `done.${change.kind}`, { name }),
      ...(undo &&
        changed && {
          action: {
            label: t('undo'),
            onClick: () => mutate({ message: changed, change: undo, isUndo: true }),
          },
        }),
    });
  }

  // Stable, so that the rows of a list are not rendered again for each change.
  return useMemo(
    () => ({
      setStatus: (message, status) => mutate({ message, change: { kind: 'status', status } }),
      open: (message) =>
        message.status === 'new' &&
        mutate({ message, change: { kind: 'status', status: 'read' }, silent: true }),
      moveToBin: (message) => mutate({ message, change: { kind: 'bin' } }),
      putBack: (message) => mutate({ message, change: { kind: 'putBack' } }),
      deleteForGood: (message) =>
        mutateAsync({ message, change: { kind: 'deleteForGood' } }).then(
          () => true,
          () => false,
        ),
    }),
    [mutate, mutateAsync],
  );
}
