/** Changing the messages, with undo. */
import { withStatus, type ContactSubmission, type SubmissionStatus } from '@app/domain/inbox/contact';
import { plainName } from '@app/domain/general/plain-name';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../shared/data/api';
import { isChangedElsewhere, isNotFound, isTaken } from '../platform/data/failures';
import { useErrorText } from '../platform/i18n/useErrorText';
import { changeListItem, listsOf } from '../platform/data/usePagedList';
import { newMessagesQuery, submissionQuery, SUBMISSIONS_PATH } from './data';
import { showToast } from '../../shared/ui/toast';

/** What can be done with a message: it gets a status, goes into the bin or comes out of it, or is deleted for good. */
export type Change = SubmissionStatus | 'bin' | 'putBack' | 'deleteForGood';

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
  const params = { id };
  switch (change) {
    case 'bin':
      await callApi('DELETE /api/admin/contact-submissions/{id}', { params, keepalive: true });
      return { ...message, deletedAt: new Date().toISOString() };
    case 'putBack':
      return callApi('POST /api/admin/contact-submissions/{id}/take-from-bin', { params });
    case 'deleteForGood':
      await callApi('DELETE /api/admin/contact-submissions/{id}/permanently', { params });
      return null;
    default:
      return callApi('PUT /api/admin/contact-submissions/{id}/status', {
        params,
        body: { status: change, from },
        keepalive: true,
      });
  }
}

/** Returns the message as it will be after a change. */
function expected({ message, change }: Task): ContactSubmission {
  if (change === 'deleteForGood') return message;
  if (change === 'bin') return { ...message, deletedAt: new Date().toISOString() };
  return change === 'putBack' ? { ...message, deletedAt: null } : withStatus(message, change, new Date());
}

/** The change that undoes a change of a message; null if there is none. */
function inverse({ message, change }: Task): Change | null {
  if (change === 'deleteForGood') return null;
  if (change === 'bin') return 'putBack';
  return change === 'putBack' ? 'bin' : message.status;
}

/** Whether the message is not as it was shown: in another state, in the bin or out of it, or gone. */
const isOutdated = (error: unknown): boolean =>
  isNotFound(error) || isTaken(error) || isChangedElsewhere(error);

/** Shows a message everywhere as it is now; null: it is gone. */
function showChanged(client: QueryClient, id: string, message: ContactSubmission | null): void {
  changeListItem<ContactSubmission>(client, SUBMISSIONS_PATH, id, message);
  if (message) client.setQueryData(submissionQuery(id).queryKey, message);
}

export interface SubmissionChanges {
  change: (message: ContactSubmission, change: Exclude<Change, 'deleteForGood'>) => void;
  /** Marks a message as read if it is new. */
  open: (message: ContactSubmission) => void;
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
    scope: { id: SUBMISSIONS_PATH },
    mutationFn: send,
    onMutate: async (task) => {
      // The message as it was before the change may be on its way.
      await client.cancelQueries(submissionQuery(task.message.id));
      if (task.change !== 'deleteForGood') showChanged(client, task.message.id, expected(task));
    },
    onSuccess: (changed, task) => {
      showChanged(client, task.message.id, changed);
      if (!task.silent) report(task, changed);
    },
    onError: async (error, task) => {
      const { message, silent } = task;
      showChanged(client, message.id, message);
      const isChanged = isOutdated(error);
      if (!silent) {
        showToast({
          variant: 'destructive',
          title: t(isChanged ? 'changed.title' : 'mark.failed'),
          description: isChanged
            ? t(isNotFound(error) ? 'messages:submissions.notFound' : 'changed.detail')
            : errorText(error),
        });
      }
      if (isChanged) await showPresent(message.id);
    },
    onSettled: () => {
      // The response to a list request made before the change may still contain the old state.
      if (client.isFetching(listsOf(SUBMISSIONS_PATH)) > 0)
        void client.invalidateQueries(listsOf(SUBMISSIONS_PATH));
      void client.invalidateQueries({ queryKey: newMessagesQuery.queryKey });
    },
  });

  async function showPresent(id: string): Promise<void> {
    try {
      showChanged(client, id, await callApi('GET /api/admin/contact-submissions/{id}', { params: { id } }));
    } catch (error) {
      if (isNotFound(error)) showChanged(client, id, null);
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
    const isMark = change === 'new' || change === 'read';
    if (isMark && message.status !== 'archived' && message.status !== 'spam') return;
    const undo = inverse(task);
    showToast({
      title: t(`done.${change}`, { name }),
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
      change: (message, change) => mutate({ message, change }),
      open: (message) => message.status === 'new' && mutate({ message, change: 'read', silent: true }),
      deleteForGood: (message) =>
        mutateAsync({ message, change: 'deleteForGood' }).then(
          () => true,
          () => false,
        ),
    }),
    [mutate, mutateAsync],
  );
}
