import { chakra } from '@chakra-ui/react';
import { isSingleKind, type DraftKind } from '@app/domain/drafts/drafts';
import { summaryTexts } from '@app/domain/drafts/kinds';
import { localize } from '@app/domain/general/locale';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listUnsavedWork } from '../editing/session/unsavedWork';
import { ownerKey } from '../platform/data/ownerQuery';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { formatDateTime } from '../platform/i18n/dateTime';
import { Panel } from '../ui/Panel';
import { RowLink } from '../ui/RowLink';
import { editorPath, NEW_DRAFT } from './data';
import { useDraftName } from '../platform/i18n/useDraftName';

/** Renders links to this browser's unsaved drafts of the given kinds, or nothing if there are none. */
export function UnsavedDrafts({ kinds }: { kinds: readonly DraftKind[] }) {
  const { t } = useTranslation('adminDrafts');
  const locale = useAdminLocale();
  const nameOf = useDraftName();
  const { data: found = [] } = useQuery({
    queryKey: ownerKey('unsavedWork'),
    queryFn: listUnsavedWork,
    refetchOnMount: 'always',
    gcTime: 0,
  });
  const works = found.filter(({ kind }) => kinds.includes(kind));
  if (works.length === 0) return null;
  return (
    <chakra.div mb="6">
      <Panel smallTitle title={t('unsaved.title')}>
        <chakra.p textStyle="note">{t('unsaved.detail')}</chakra.p>
        <chakra.ul mt="3">
          {works.map((work) => (
            <RowLink
              key={work.id}
              to={editorPath(work.kind, work.draftId ?? NEW_DRAFT, work.id)}
              title={
                isSingleKind(work.kind)
                  ? nameOf(work.kind, work.draftId ?? '')
                  : localize(summaryTexts(work.kind, work.values), 'title', locale) || t('untitled')
              }
            >
              <chakra.time dateTime={work.changedAt} textStyle="note">
                {formatDateTime(work.changedAt, locale)}
              </chakra.time>
            </RowLink>
          ))}
        </chakra.ul>
      </Panel>
    </chakra.div>
  );
}
