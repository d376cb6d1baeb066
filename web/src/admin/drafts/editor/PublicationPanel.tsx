import { Button, Flex, chakra } from '@chakra-ui/react';
import { localize, type Locale } from '@app/domain/general/locale';
import { isSingleKind, type Draft } from '@app/domain/drafts/drafts';
import { hasOwnPage } from '@app/domain/drafts/previews';
import { summaryFields } from '@app/domain/drafts/kinds';
import { useTranslation } from 'react-i18next';
import { LuCalendarClock, LuCalendarX, LuEyeOff, LuHistory, LuTrash2 } from 'react-icons/lu';
import { subjectOf } from '../../platform/i18n/subject';
import { useSessionState, useText } from '../../editing/session/useEditorSession';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { Panel } from '../../ui/Panel';
import { useQuestion } from '../../ui/useQuestion';
import { stateOf } from '../state';
import { StateBadge } from '../StateBadge';
import { useDeletion } from '../useDeletion';
import { PrivateLink } from './PrivateLink';
import { PublicationDate } from './PublicationDate';
import type { DraftActions } from './useDraftActions';

interface PublicationPanelProps {
  draft: Draft;
  /** The language of the selected tab. */
  locale: Locale;
  actions: DraftActions;
  onDeleted: () => void;
}

/**
 * Shows the draft's state, including what visitors currently see, and actions such as scheduling,
 * unpublishing and deleting.
 */
export function PublicationPanel({ draft, locale: tab, actions, onDeleted }: PublicationPanelProps) {
  const { t } = useTranslation(['adminDrafts', 'adminEditor']);
  const locale = useAdminLocale();
  const { kind, publishedAt, formerDate, publishAt } = draft;
  const date = publishedAt ?? formerDate;
  const context = subjectOf(kind);
  const hasChanges = useSessionState(({ isDirty }) => isDirty) || draft.hasChanges;
  const { ask, question } = useQuestion();
  const deletion = useDeletion(kind, onDeleted);
  const { titleEn = '', titleEs = '' } = summaryFields(kind);
  const titles = { titleEn: useText(titleEn), titleEs: useText(titleEs) };
  const title = localize(titles, 'title', locale) || t('untitled');
  const state = stateOf({ ...draft, hasChanges }, actions.isAwaited);
  const askToCancel = () =>
    ask({
      title: t('schedule.cancel.question'),
      detail: t('schedule.cancel.detail'),
      confirmLabel: t('schedule.cancel'),
      cancelLabel: t('schedule.cancel.keep'),
      onConfirm: () => actions.cancelSchedule(),
    });
  const askToUnpublish = () =>
    ask({
      title: t('unpublish.question', { context }),
      detail: (
        <>
          {!isSingleKind(kind) && <p>{title}</p>}
          <p>{t('unpublish.detail', { context })}</p>
        </>
      ),
      confirmLabel: t('unpublish', { context }),
      cancelLabel: t('unpublish.keep', { context }),
      onConfirm: () => void actions.unpublish(),
    });
  return (
    <Panel title={t('publication')}>
      <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <StateBadge draft={draft} state={state} />
        <chakra.span color="fg.muted">
          {/* Until the scheduled time, visitors keep seeing the published version. */}
          {state === 'scheduled' && publishedAt !== null
            ? t(hasChanges ? 'state.changed.detail' : 'state.live.detail')
            : t(`state.${state}.detail`)}
          {draft.isDemo && ` ${t('state.demo.detail')}`}
        </chakra.span>
      </chakra.p>
      {kind === 'posts' && date !== null && (
        <chakra.div mt="5">
          <PublicationDate date={date} keepsDate={actions.keepsDate} onChange={actions.setKeepsDate} />
        </chakra.div>
      )}
      <Flex wrap="wrap" gap="2" mt="5">
        {hasOwnPage(kind) && (
          <Button variant="outline" size="sm" onClick={actions.schedule}>
            <LuCalendarClock size="18" aria-hidden="true" />
            {t(publishAt === null ? 'schedule.open' : 'schedule.change')}
          </Button>
        )}
        {publishAt !== null && (
          <Button variant="outline" size="sm" onClick={askToCancel}>
            <LuCalendarX size="18" aria-hidden="true" />
            {t('schedule.cancel')}
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={() => void actions.openSaved('history')}>
          <LuHistory size="18" aria-hidden="true" />
          {t('adminEditor:history.open')}
        </Button>
        {/* Facts and the brand can't be unpublished. The site needs its facts, and the owner can clear the
            brand's fields instead. */}
        {publishedAt !== null && kind !== 'facts' && kind !== 'brand' && (
          <Button variant="outline" size="sm" onClick={askToUnpublish}>
            <LuEyeOff size="18" aria-hidden="true" />
            {t('unpublish', { context })}
          </Button>
        )}
        {!isSingleKind(kind) && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={t('delete.of', { title })}
            onClick={() => deletion.ask(draft, title)}
          >
            <LuTrash2 size="18" aria-hidden="true" />
            {t('delete')}
          </Button>
        )}
      </Flex>
      {kind === 'posts' && <PrivateLink draft={draft} locale={tab} />}
      {question}
      {deletion.question}
    </Panel>
  );
}
