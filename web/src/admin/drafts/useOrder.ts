import type { DraftKind, DraftSummary } from '@app/domain/drafts/drafts';
import { localize } from '@app/domain/general/locale';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi, callPath } from '../../shared/data/api';
import { changeLists, listsOf } from '../platform/data/usePagedList';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { useReportFailure } from '../platform/useReportFailure';
import { useMoves } from '../ui/useMoves';
import { useLiveChanged } from './data';

/** Reorders the drafts in a list. Each move is shown immediately, and moves are sent one at a time. */
export function useOrder(kind: DraftKind, drafts: readonly DraftSummary[]) {
  const { t } = useTranslation('adminDrafts');
  const locale = useAdminLocale();
  const reportFailure = useReportFailure();
  const client = useQueryClient();
  const liveChanged = useLiveChanged(kind);
  const path = callPath('GET /api/admin/drafts/{kind}', { params: { kind } });
  const reorder = useMutation({
    scope: { id: `order-${kind}` },
    mutationFn: (ids: string[]) =>
      callApi('PUT /api/admin/drafts/{kind}/order', { params: { kind }, body: { ids } }),
    onMutate: async (ids) => {
      const placeOf = ({ id }: DraftSummary) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
      await client.cancelQueries(listsOf(path));
      changeLists<DraftSummary>(client, path, (shown) => [...shown].sort((a, b) => placeOf(a) - placeOf(b)));
    },
    onError: (error) => reportFailure(t('order.failed'), error),
    // Refetches after failures as well, to show the stored order.
    onSettled: () => liveChanged(),
  });
  return useMoves({
    items: drafts,
    onMove: (ordered) => reorder.mutate(ordered.map(({ id }) => id)),
    newsOf: (draft, place) => {
      const name = localize(draft, 'title', locale) || t('untitled');
      return t('order.moved', { name, place, count: drafts.length });
    },
  });
}
