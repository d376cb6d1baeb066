import { chakra } from '@chakra-ui/react';
import { BIN_DAYS } from '@app/domain/general/bin';
import { DAY_MS } from '@app/domain/general/dates';
import type { DraftSummary } from '@app/domain/drafts/drafts';
import { neededStatus } from '@app/domain/drafts/kinds';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../shared/ui/Badge';
import { useIsAwaited } from '../platform/data/publication';
import { useOnlyLocale, useSiteLocales } from '../platform/i18n/siteLanguages';
import { useNow } from '../platform/useNow';
import { stateOf } from './state';
import { StateBadge } from './StateBadge';

/** Returns the number of days until a draft in the bin is deleted; 0 on its last day. */
const daysLeft = (deletedAt: string, now: Date): number =>
  Math.max(0, Math.floor((Date.parse(deletedAt) + BIN_DAYS * DAY_MS - now.getTime()) / DAY_MS));

/** Shows a draft's most important state, whether it is demo content, and which languages need work. */
export function DraftStatus({ draft }: { draft: DraftSummary }) {
  const { t } = useTranslation('adminDrafts');
  const languages = useSiteLocales();
  const now = useNow();
  const only = useOnlyLocale();
  const isAwaited = useIsAwaited();
  const { isDamaged, isDemo, deletedAt, updatedAt } = draft;

  if (deletedAt !== null) {
    const days = daysLeft(deletedAt, now);
    return (
      <Badge tone="warm">{days === 0 ? t('state.binnedLast') : t('state.binned', { count: days })}</Badge>
    );
  }
  // A language without any text needs no work: one language is enough to publish.
  const left = languages.flatMap((language) => {
    const { state: progress } = neededStatus(draft, language, only);
    return progress === 'complete' || progress === 'unwritten'
      ? []
      : [t(`status.${progress}`, { language: language.toUpperCase() })];
  });
  const notes = [
    ...(isDamaged ? [t('state.damaged.detail')] : []),
    ...(isDemo ? [t('state.demo')] : []),
    ...left,
  ];
  return (
    <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
      {isDamaged ? (
        <Badge tone="warm">{t('state.damaged')}</Badge>
      ) : (
        <StateBadge draft={draft} state={stateOf(draft, isAwaited(updatedAt))} />
      )}
      {notes.length > 0 && <chakra.span textStyle="note">{notes.join(', ')}</chakra.span>}
    </chakra.span>
  );
}
