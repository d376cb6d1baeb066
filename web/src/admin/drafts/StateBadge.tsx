import type { Draft } from '@app/domain/drafts/drafts';
import { useTranslation } from 'react-i18next';
import { useMessage } from '../../shared/i18n/useMessage';
import { Badge } from '../../shared/ui/Badge';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { formatDateTime } from '../platform/i18n/dateTime';
import { subjectOf } from '../platform/i18n/subject';
import type { DraftState } from './state';

const TONES = {
  live: 'good',
  publishing: 'accent',
  changed: 'warm',
  scheduled: 'accent',
  problem: 'warm',
  hidden: 'quiet',
  builtIn: 'warm',
  unknown: 'warm',
} as const satisfies Record<DraftState, string>;

interface StateBadgeProps {
  draft: Pick<Draft, 'kind' | 'publishAt' | 'scheduleProblem'>;
  state: DraftState;
}

export function StateBadge({ draft: { kind, publishAt, scheduleProblem }, state }: StateBadgeProps) {
  const { t } = useTranslation('adminDrafts');
  const locale = useAdminLocale();
  const message = useMessage();
  const text = (): string => {
    if (state === 'publishing') return t('state.publishing');
    if (state === 'problem') return t('state.problem', { reason: message(scheduleProblem ?? '') });
    if (state === 'scheduled') return t('state.scheduled', { time: formatDateTime(publishAt ?? '', locale) });
    return t(`state.${state}`, { context: subjectOf(kind) });
  };
  return (
    <Badge tone={TONES[state]} whiteSpace="normal">
      {text()}
    </Badge>
  );
}
