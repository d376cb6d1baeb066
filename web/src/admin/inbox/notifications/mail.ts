/** Reads and changes the settings for email notifications about messages. */
import type {
  MailSettings,
  MailStatus,
  RecipientConfirmation,
  RecipientRequest,
} from '@app/domain/notifications/mail';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../shared/data/api';
import { ownerQuery } from '../../platform/data/ownerQuery';
import { useReportFailure } from '../../platform/useReportFailure';

const statusQuery = ownerQuery('GET /api/admin/mail');

/** The polling interval while a confirmation code is pending, in milliseconds. */
const CODE_POLL_MS = 10_000;

export const useMailStatus = () =>
  useQuery({
    ...statusQuery,
    refetchInterval: ({ state }) => (state.data?.pending ? CODE_POLL_MS : false),
  });

function useRecipientCall<Body>(mutationFn: (body: Body) => Promise<MailStatus>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (status) => client.setQueryData(statusQuery.queryKey, status),
    // Refetches the status after a failure, because the server may have processed the request anyway.
    onError: () => client.invalidateQueries({ queryKey: statusQuery.queryKey }),
  });
}

/** Returns a mutation that requests a confirmation code for an address. */
export const useRequestRecipient = () =>
  useRecipientCall((body: RecipientRequest) => callApi('PUT /api/admin/mail/recipient', { body }));

/** Returns a mutation that confirms the pending address with its code. */
export const useConfirmRecipient = () =>
  useRecipientCall((body: RecipientConfirmation) =>
    callApi('POST /api/admin/mail/recipient/confirmation', { body }),
  );

/**
 * Returns a function that saves the settings. The new settings appear immediately and are rolled back if the
 * server rejects them.
 */
export function useSaveMailSettings(): (settings: MailSettings) => void {
  const { t } = useTranslation('adminContact');
  const reportFailure = useReportFailure();
  const client = useQueryClient();
  /**
   * Returns whether this is the only pending change. If a later change is pending, the screen already shows
   * that one's settings.
   */
  const isLast = () => client.isMutating({ mutationKey: statusQuery.queryKey }) === 1;
  const { mutate } = useMutation({
    mutationKey: statusQuery.queryKey,
    scope: { id: 'mail' },
    mutationFn: (body: MailSettings) => callApi('PUT /api/admin/mail', { body }),
    onMutate: (settings) => {
      const before = client.getQueryData(statusQuery.queryKey);
      client.setQueryData(statusQuery.queryKey, (status) => status && { ...status, ...settings });
      return { before };
    },
    onSuccess: (status) => {
      if (isLast()) client.setQueryData(statusQuery.queryKey, status);
    },
    onError: (error, _settings, context) => {
      if (isLast()) client.setQueryData(statusQuery.queryKey, context?.before);
      reportFailure(t('mail.failed'), error);
    },
  });
  return mutate;
}
