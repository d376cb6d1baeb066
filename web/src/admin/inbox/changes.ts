/** Changes messages and lets the owner undo the changes. */
import { INBOX_STATUSES, withStatus, type ContactSubmission } from '@app/domain/inbox/contact';
import { plainName } from '@app/domain/general/plain-name';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../shared/data/api';
import { isChangedElsewhere, isNotFound, isTaken } from '../platform/data/failures';
import { useErrorText } from '../platform/i18n/useErrorText';
import { changeListItem, listsOf } from '../platform/data/usePagedList';
import { newMessagesQuery, submissionQuery, SUBMISSIONS_PATH } from './data';
import { forgetKeptOf, takeBackAnswer } from './unsent/keptTexts';
import { showToast } from '../../shared/ui/toast';

interface Task {
  message: ContactSubmission;
  /**
   * The new state: a status, `bin`, or `gone` for permanent deletion. A message restored from the bin returns
   * to its former status.
   */
  to: ContactSubmission['status'] | 'bin' | 'gone';
  /**
   * Whether the change is automatic, such as marking an opened message as read. If so, neither success nor
   * failure is reported.
   */
  silent?: boolean;
  isUndo?: boolean;
}

/**
 * Sends a change. Resolves to the changed message, or to null after permanent deletion. `keepalive` lets a
 * request finish even if the owner leaves the page.
 */
async function send({ message, to }: Task): Promise<ContactSubmission | null> {
  const params = { id: message.id };
  if (to === 'gone') return callApi('DELETE /api/admin/contact-submissions/{id}/permanently', { params });
  if (to === 'bin') {
    await callApi('DELETE /api/admin/contact-submissions/{id}', { params, keepalive: true });
    return expected({ message, to });
  }
  if (message.deletedAt !== null)
    return callApi('POST /api/admin/contact-submissions/{id}/take-from-bin', { params });
  return callApi('PUT /api/admin/contact-submissions/{id}/status', {
    params,
    body: { status: to, from: message.status },
    keepalive: true,
  });
}

function expected({ message, to }: Task): ContactSubmission {
  if (to === 'gone') return message;
  if (to === 'bin') return { ...message, deletedAt: new Date().toISOString() };
  return message.deletedAt === null ? withStatus(message, to, new Date()) : { ...message, deletedAt: null };
}

/** Updates the owner's unsent reply and note after a change to the message they belong to. */
function updateKept({ message: { id, status }, to }: Task): void {
  if (to === 'gone') forgetKeptOf(id);
  if (status === 'answered' && (to === 'new' || to === 'read')) takeBackAnswer(id);
}

/** Replaces a message in all caches, or removes it if `message` is null. */
function showChanged(client: QueryClient, id: string, message: ContactSubmission | null): void {
  changeListItem<ContactSubmission>(client, SUBMISSIONS_PATH, id, message);
  const { queryKey } = submissionQuery(id);
  if (message) client.setQueryData(queryKey, message);
  else client.removeQueries({ queryKey, exact: true });
}

/**
 * Returns functions that change messages optimistically. A toast confirms each change and offers to undo it.
 * A failed change is rolled back. If the message was changed on another device, its current state is shown.
 * `open` marks a new message as read.
 */
export function useSubmissionChanges() {
  const { t } = useTranslation(['adminContact', 'messages']);
  const errorText = useErrorText();
  const client = useQueryClient();

  const { mutate, mutateAsync } = useMutation({
    // Mutations in the same scope run one after another, so the last change wins.
    scope: { id: SUBMISSIONS_PATH },
    mutationFn: send,
    onMutate: async (task) => {
      // A request already in progress may return the message's old state.
      await client.cancelQueries(submissionQuery(task.message.id));
      showChanged(client, task.message.id, expected(task));
    },
    onSuccess: (changed, task) => {
      showChanged(client, task.message.id, changed);
      updateKept(task);
      if (!task.silent) report(task, changed);
    },
    onError: async (error, { message, silent }) => {
      showChanged(client, message.id, message);
      const isOutdated = isNotFound(error) || isTaken(error) || isChangedElsewhere(error);
      const changed = t(isNotFound(error) ? 'messages:submissions.notFound' : 'changed.detail');
      if (!silent)
        showToast({
          variant: 'destructive',
          title: t(isOutdated ? 'changed.title' : 'mark.failed'),
          description: isOutdated ? changed : errorText(error),
        });
      if (isOutdated) await showPresent(message.id);
    },
    onSettled: () => {
      // The response to a list request made before the change may still contain the message's old state.
      void client.invalidateQueries({ ...listsOf(SUBMISSIONS_PATH), fetchStatus: 'fetching' });
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

  function report({ message, to, isUndo }: Task, changed: ContactSubmission | null): void {
    const name = plainName(message.name);
    const from = message.deletedAt === null ? message.status : 'bin';
    const isMark = (to === 'new' || to === 'read') && INBOX_STATUSES.some((status) => status === from);
    if (isUndo) showToast({ title: t('done.undone', { name }) });
    // Marks need no notification, because the owner sees and can undo them in place.
    else if (!isMark) {
      const undo = () => changed && mutate({ message: changed, to: from, isUndo: true });
      showToast({
        title: t(`done.${from === 'bin' && to !== 'gone' ? 'putBack' : to}`, { name }),
        ...(changed && { action: { label: t('undo'), onClick: undo } }),
      });
    }
  }

  // Memoized so that a change doesn't rerender every row in a list.
  return useMemo(
    () => ({
      /** Resolves to true if the change succeeds. */
      change: (message: ContactSubmission, to: Task['to']) =>
        mutateAsync({ message, to }).then(
          () => true,
          () => false,
        ),
      open: (message: ContactSubmission) =>
        message.status === 'new' && mutate({ message, to: 'read', silent: true }),
    }),
    [mutate, mutateAsync],
  );
}
