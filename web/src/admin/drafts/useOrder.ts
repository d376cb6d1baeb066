import type { DraftKind, DraftSummary } from '@app/domain/drafts/drafts';
import { localize } from '@app/domain/general/locale';
import { useTranslation } from 'react-i18next';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { useReportFailure } from '../platform/useReportFailure';
import { useMoves } from '../ui/useMoves';
import { useReorder } from './data';

/** Moves the drafts of a list that the owner orders. */
export function useOrder(kind: DraftKind, drafts: readonly DraftSummary[]) {
  const { t } = useTranslation('adminDrafts');
  const locale = useAdminLocale();
  const reportFailure = useReportFailure();
  const reorder = useReorder(kind);
  return useMoves({
    items: drafts,
    onMove: (ordered) =>
      reorder.mutate(
        ordered.map(({ id }) => id),
        { onError: (error) => reportFailure(t('order.failed'), error) },
      ),
    newsOf: (draft, place) => {
      const name = localize(draft, 'title', locale) || t('untitled');
      return t('order.moved', { name, place, count: drafts.length });
    },
  });
}
