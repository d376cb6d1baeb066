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

/** Stands for all sessions except this one; the id of a session is never empty. */
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
    // What the server has now, also where the response was lost.
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

/** Changes the password. `key`: the same for the same change, so that the server recognizes it when its response was lost. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: PasswordChange & { key: string }) =>
      callApi('PUT /api/admin/password', { body, headers: { [IDEMPOTENCY_HEADER]: key } }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}
