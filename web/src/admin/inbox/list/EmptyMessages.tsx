import { chakra } from '@chakra-ui/react';
import { BIN_DAYS } from '@app/domain/general/bin';
import { useTranslation } from 'react-i18next';
import { Landscape } from '../../../shared/ui/Landscape';
import { Notice } from '../../../shared/ui/Notice';
import { LoadingRows } from '../../../shared/ui/Skeleton';
import { useNoMessages } from '../data';
import { placeOf, type ShownFilter } from './list';

interface EmptyMessagesProps {
  filter: ShownFilter;
  onChange: (filter: ShownFilter) => void;
}

/**
 * Renders the notice for an empty list of messages. If a search limited to one state finds nothing, the owner
 * can extend it to all states.
 */
export function EmptyMessages({ filter, onChange }: EmptyMessagesProps) {
  const { t } = useTranslation(['adminContact', 'admin']);
  const { state, search, service, language } = filter;
  const away = placeOf(filter);
  const isSearch = search !== undefined && state !== 'all' && state !== 'bin';
  const isFiltered = search ?? service ?? language ?? (away ? undefined : state);
  if (isFiltered !== undefined) {
    return (
      <Notice
        title={t('filter.none')}
        action={
          isSearch
            ? { label: t('filter.everywhere'), onClick: () => onChange({ search, state: 'all' }) }
            : { label: t('admin:filter.clear'), onClick: () => onChange(away ? { state: away } : {}) }
        }
      >
        {t('filter.noneDetail')}
      </Notice>
    );
  }
  if (away) return <Notice title={t(`empty.${away}`)}>{t(`empty.${away}Detail`, { days: BIN_DAYS })}</Notice>;
  return <EmptyInbox />;
}

/** Renders the notice for an empty inbox. Its text depends on whether the owner has messages elsewhere. */
function EmptyInbox() {
  const { t } = useTranslation(['adminContact', 'messages', 'common']);
  const { data: none, isPending } = useNoMessages();
  if (isPending) return <LoadingRows label={t('common:loading')} rows={1} />;
  return (
    <chakra.div maxW="24rem">
      <chakra.div borderRadius="lg" overflow="hidden" aspectRatio="4/3" bg="bg.subtle" mb="5">
        <Landscape />
      </chakra.div>
      <chakra.p textStyle="h3">{t(none ? 'messages:submissions.empty' : 'empty.inbox')}</chakra.p>
      {!none && <chakra.p color="fg.muted">{t('empty.inboxDetail')}</chakra.p>}
    </chakra.div>
  );
}
