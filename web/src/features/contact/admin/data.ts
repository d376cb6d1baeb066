import { API_PATHS, submissionReadPath, type Api } from '@perro-wisdom/domain/api';
import type { ContactSubmission } from '@perro-wisdom/domain/contact';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../platform/data/api';
import { useErrorText } from '../../../platform/i18n/useErrorText';
import { changeListItem, ownerKey, usePagedList } from '../../../platform/data/usePagedList';
import { showToast } from '../../../ui/toast';

const PATH = API_PATHS.adminContactSubmissions;

type ReadCall = Api['PUT /api/admin/contact-submissions/{id}/read'];

/** The inbox, newest first, suspected spam included. */
export function useSubmissions(options?: { retry: number }) {
  return usePagedList<ContactSubmission>(PATH, options);
}

async function putRead(id: string, body: ReadCall['body']): Promise<ReadCall['answer']> {
  // Kept alive, so that leaving the page right away does not stop it.
  const response = await callApi(submissionReadPath(id), { method: 'PUT', body, keepalive: true });
  // As with `getJson`, the server's answers are typed by the domain.
  return (await response.json()) as ReadCall['answer'];
}

/** Marks a message as read or as new: here at once, and on the server, where every browser of the owner finds it. */
export function useReadMark({ id, readAt: before }: ContactSubmission): (read: boolean) => void {
  const { t } = useTranslation('adminContact');
  const errorText = useErrorText();
  const client = useQueryClient();
  const show = (readAt: string | null) => changeListItem<ContactSubmission>(client, PATH, id, { readAt });
  const { mutate } = useMutation({
    // One after the other: of two marks on a message, the later one stays.
    scope: { id: submissionReadPath(id) },
    mutationFn: (read: boolean) => putRead(id, { read }),
    onMutate: (read) => {
      show(read ? new Date().toISOString() : null);
      return { before };
    },
    onSuccess: ({ readAt }) => show(readAt),
    onError: (error, _read, context) => {
      if (context) show(context.before);
      showToast({ variant: 'destructive', title: t('mark.failed'), description: errorText(error) });
    },
    onSettled: () => {
      // A list that was on its way meanwhile may still say what was true before.
      const queryKey = ownerKey(PATH);
      if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey });
    },
  });
  return mutate;
}
