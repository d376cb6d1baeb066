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

/** Represents all sessions except the current one. No session has this id, because ids are never empty. */
export const OTHERS = '';

/**
 * Returns a mutation that ends the session with the given id or, given {@link OTHERS}, all other sessions.
 */
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
    // Refetches the sessions even after a failure, because the server may have processed the request.
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

/**
 * Returns a mutation that changes the password. The server uses the idempotency key `key` to recognize a
 * retry after a lost response.
 */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: PasswordChange & { key: string }) =>
      callApi('PUT /api/admin/password', { body, headers: { [IDEMPOTENCY_HEADER]: key } }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}
