import { IDEMPOTENCY_HEADER } from '@app/domain/general/api';
import type { PasswordChange } from '@app/domain/account/session';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../shared/data/api';
import { ownerQuery } from '../platform/data/ownerQuery';
import { useReportFailure } from '../platform/useReportFailure';
import { showToast } from '../../shared/ui/toast';

const sessionsQuery = ownerQuery('GET /api/admin/sessions');

export const useSessions = () => useQuery(sessionsQuery);

/** Means all sessions except the current one. A session's id is never empty. */
export const OTHERS = '';

/** Ends a session by its id, or {@link OTHERS}. */
export function useEndSessions() {
  const { t } = useTranslation('adminAccount');
  const reportFailure = useReportFailure();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (which: string) =>
      which === OTHERS
        ? callApi('DELETE /api/admin/sessions')
        : callApi('DELETE /api/admin/sessions/{id}', { params: { id: which } }),
    onSuccess: (_response, which) => {
      client.setQueryData(sessionsQuery.queryKey, (list) =>
        list?.filter(({ id, isCurrent }) => (which === OTHERS ? isCurrent : id !== which)),
      );
      showToast({ title: t(which === OTHERS ? 'sessions.othersEnded' : 'sessions.ended') });
    },
    onError: (error) => reportFailure(t('sessions.endFailed'), error),
    // Reads the server's current sessions, even if the response was lost.
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

/**
 * Changes the password. `key` is an idempotency key, so that the server recognizes a retry after a lost
 * response.
 */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: PasswordChange & { key: string }) =>
      callApi('PUT /api/admin/password', { body, headers: { [IDEMPOTENCY_HEADER]: key } }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}
