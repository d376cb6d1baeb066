import { API_PATHS, submissionReadPath, type Api } from '@perro-wisdom/domain/api';
import { isUnread, type ContactSubmission } from '@perro-wisdom/domain/contact';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../platform/data/api';
import { useErrorText } from '../../../platform/i18n/useErrorText';
import { changeListItem, ownerKey, usePagedList } from '../../../platform/data/usePagedList';
import { showToast } from '../../../ui/toast';

const PATH = API_PATHS.adminContactSubmissions;

type ReadEndpoint = Api['PUT /api/admin/contact-submissions/{id}/read'];

/** The inbox, newest first, suspected spam included. */
export function useSubmissions(options?: { retry: number }) {
  return usePagedList<ContactSubmission>(PATH, options);
}

async function putRead(id: string, body: ReadEndpoint['body']): Promise<ReadEndpoint['answer']> {
  // `keepalive` lets the request finish even if the page is left.
  const response = await callApi(submissionReadPath(id), { method: 'PUT', body, keepalive: true });
  // As in `getJson`, the types of responses are defined in the domain package.
  return (await response.json()) as ReadEndpoint['answer'];
}

interface ReadMark {
  /** Marks the message as read or unread: immediately in the list, then on the server. */
  setRead: (read: boolean) => void;
  /** Marks the message as read if it is unread. */
  markAsRead: () => void;
}

/** Returns functions that change whether a message is read. */
export function useReadMark(submission: ContactSubmission): ReadMark {
  const { id, readAt: previousReadAt } = submission;
  const { t } = useTranslation('adminContact');
  const errorText = useErrorText();
  const client = useQueryClient();
  const updateList = (readAt: string | null) => changeListItem<ContactSubmission>(client, PATH, id, { readAt });
  const { mutate: setRead } = useMutation({
    // Mutations in the same scope run one after the other, so that the last one wins.
    scope: { id: submissionReadPath(id) },
    mutationFn: (read: boolean) => putRead(id, { read }),
    onMutate: (read) => {
      updateList(read ? new Date().toISOString() : null);
      return { previousReadAt };
    },
    onSuccess: ({ readAt }) => updateList(readAt),
    onError: (error, _read, context) => {
      if (context) updateList(context.previousReadAt);
      showToast({ variant: 'destructive', title: t('mark.failed'), description: errorText(error) });
    },
    onSettled: () => {
      // The response to a list request made before the change may still contain the old state.
      const queryKey = ownerKey(PATH);
      if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey });
    },
  });
  return { setRead, markAsRead: () => isUnread(submission) && setRead(true) };
}
