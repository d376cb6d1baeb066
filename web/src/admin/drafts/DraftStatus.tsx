import { chakra } from '@chakra-ui/react';
import { BIN_DAYS } from '@app/domain/general/bin';
import { DAY_MS } from '@app/domain/general/dates';
import type { DraftSummary } from '@app/domain/drafts/drafts';
import { useTranslation } from 'react-i18next';
import { useMessage } from '../../shared/i18n/useMessage';
import { Badge } from '../../shared/ui/Badge';
import { subjectOf } from '../platform/i18n/subject';
import { useAdminLocale, useOwnLocales } from '../platform/i18n/adminLanguage';
import { formatDateTime } from '../platform/i18n/dateTime';
import { useNow } from '../platform/useNow';
import { stateOf, type DraftState } from './state';

const TONES = {
  live: 'good',
  changed: 'warm',
  hidden: 'quiet',
  builtIn: 'warm',
  unknown: 'warm',
} as const satisfies Record<DraftState, string>;

/** Returns how many days a draft stays in the bin, 0 on its last day. */
const daysLeft = (deletedAt: string, now: Date): number =>
  Math.max(0, Math.floor((Date.parse(deletedAt) + BIN_DAYS * DAY_MS - now.getTime()) / DAY_MS));

/** The one state of a draft that matters most, whether it came with the site, and the languages in which something is left to do. */
export function DraftStatus({ draft }: { draft: DraftSummary }) {
  const { t } = useTranslation('adminDrafts');
  const locale = useAdminLocale();
  const languages = useOwnLocales();
  const message = useMessage();
  const now = useNow();
  const { isDamaged, isDemo, publishAt, scheduleProblem, deletedAt, status } = draft;

  if (deletedAt !== null) {
    const days = daysLeft(deletedAt, now);
    return (
      <Badge tone="warm">{days === 0 ? t('state.binnedLast') : t('state.binned', { count: days })}</Badge>
    );
  }
  const state = stateOf(draft);
  const [tone, text] = isDamaged
    ? (['warm', t('state.damaged')] as const)
    : scheduleProblem !== null
      ? (['warm', t('state.problem', { reason: message(scheduleProblem) })] as const)
      : publishAt !== null
        ? (['accent', t('state.scheduled', { time: formatDateTime(publishAt, locale) })] as const)
        : ([TONES[state], t(`state.${state}`, { context: subjectOf(draft.kind) })] as const);
  // A language in which she has not begun is no task: the other one is enough.
  const left = languages.flatMap((language) => {
    const { state: progress } = status[language];
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
      <Badge tone={tone} whiteSpace="normal">
        {text}
      </Badge>
      {notes.length > 0 && <chakra.span textStyle="note">{notes.join(', ')}</chakra.span>}
    </chakra.span>
  );
}
