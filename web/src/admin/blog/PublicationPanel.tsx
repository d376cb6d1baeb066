import { Button, chakra } from '@chakra-ui/react';
import { localize } from '@perro-wisdom/domain/general/locale';
import type { Draft } from '@perro-wisdom/domain/drafts/drafts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuCalendarClock, LuEyeOff, LuHistory } from 'react-icons/lu';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { formatDateTime } from '../platform/i18n/dateTime';
import { useMessage } from '../../shared/i18n/useMessage';
import { Badge } from '../../shared/ui/Badge';
import { ConfirmDialog } from '../../shared/ui/Dialog';
import { Notice } from '../../shared/ui/Notice';
import { Panel } from '../ui/Panel';
import { DeletePost } from './DeletePost';
import { PublicationDate } from './PublicationDate';
import { useSessionState } from './postCalls';

interface PublicationPanelProps {
  copy: Draft<'posts'>;
  keepDate: boolean;
  onKeepDateChange: (keepDate: boolean) => void;
  onSchedule: () => void;
  onHistory: () => void;
  onUnpublish: () => void;
  onDeleted: () => void;
}

/** What visitors see of the post, and what else can be done with it. */
export function PublicationPanel({
  copy,
  keepDate,
  onKeepDateChange,
  onSchedule,
  onHistory,
  onUnpublish,
  onDeleted,
}: PublicationPanelProps) {
  const { t } = useTranslation(['adminBlog', 'adminEditor']);
  const locale = useAdminLocale();
  const message = useMessage();
  const hasChanges = useSessionState(({ isDirty }) => isDirty) || copy.hasChanges;
  const [isConfirming, setIsConfirming] = useState(false);
  const { publishedAt, publishAt, scheduleProblem, fields } = copy;
  const state = publishedAt === null ? 'draft' : hasChanges ? 'changed' : 'published';
  return (
    <Panel title={t('publication')}>
      <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <Badge tone={state === 'published' ? 'good' : 'warm'}>{t(`publication.${state}`)}</Badge>
        <chakra.span color="fg.muted">{t(`publication.${state}.detail`)}</chakra.span>
      </chakra.p>
      {publishAt !== null && (
        <chakra.p mt="3">{t('schedule.at', { time: formatDateTime(publishAt, locale) })}</chakra.p>
      )}
      {scheduleProblem !== null && (
        <Notice compact mt="4" title={t('schedule.problem')}>
          {message(scheduleProblem)}
        </Notice>
      )}
      {publishedAt !== null && (
        <chakra.div mt="5">
          <PublicationDate publishedAt={publishedAt} keepDate={keepDate} onChange={onKeepDateChange} />
        </chakra.div>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="5">
        <Button variant="outline" size="sm" onClick={onSchedule}>
          <LuCalendarClock size="18" aria-hidden="true" />
          {t(publishAt === null ? 'schedule.open' : 'schedule.change')}
        </Button>
        <Button variant="outline" size="sm" onClick={onHistory}>
          <LuHistory size="18" aria-hidden="true" />
          {t('adminEditor:history.open')}
        </Button>
        {publishedAt !== null && (
          <Button variant="outline" size="sm" onClick={() => setIsConfirming(true)}>
            <LuEyeOff size="18" aria-hidden="true" />
            {t('unpublish')}
          </Button>
        )}
        <DeletePost
          post={{
            id: copy.id,
            titleEn: fields.titleEn,
            titleEs: fields.titleEs,
            published: publishedAt !== null,
          }}
          onDeleted={onDeleted}
        />
      </chakra.div>
      <ConfirmDialog
        open={isConfirming}
        title={t('unpublish.question')}
        confirmLabel={t('unpublish')}
        cancelLabel={t('unpublish.keep')}
        onConfirm={() => {
          setIsConfirming(false);
          onUnpublish();
        }}
        onCancel={() => setIsConfirming(false)}
      >
        <p>{localize(fields, 'title', locale)}</p>
        <p>{t('unpublish.detail')}</p>
      </ConfirmDialog>
    </Panel>
  );
}
