import { VisuallyHidden, chakra } from '@chakra-ui/react';
import { BIN_DAYS } from '@app/domain/general/bin';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LuLayoutGrid, LuTable2 } from 'react-icons/lu';
import { NavLink, useLocation, type Location } from 'react-router-dom';
import { AdminPage } from '../../platform/components/AdminPage';
import { ApiError } from '../../../shared/data/api';
import { LoadFailed } from '../../platform/components/LoadFailed';
import { MoreButton } from '../../../shared/components/MoreButton';
import { RefreshButton } from '../../platform/components/RefreshButton';
import { useErrorText } from '../../platform/i18n/useErrorText';
import { useFocusAfterRemoval } from '../../platform/useFocusAfterRemoval';
import { Segment, SegmentedControl } from '../../../shared/ui/SegmentedControl';
import { LoadingRows } from '../../../shared/ui/Skeleton';
import { useIsWide } from '../../ui/useIsWide';
import { useSubmissions } from '../data';
import { isShownIn, linkId, placeOf, useListFilter, useReturnToMessage } from './list';
import { ListTools } from './ListTools';
import { MailNotice } from '../notifications/MailNotice';
import { MessageList } from './MessageList';
import { MessagePlaces } from './MessagePlaces';
import { SubmissionsTable } from './SubmissionsTable';
import { useSubmissionFilters } from './useSubmissionFilters';
import { EmptyMessages } from './EmptyMessages';

export const SubmissionsTablePage = () => <SubmissionsScreen layout="table" />;
export const SubmissionsCardsPage = () => <SubmissionsScreen layout="cards" />;

/**
 * Renders the messages, newest first, and loads older ones on request. Phones always show cards, because a
 * table would be too wide.
 */
function SubmissionsScreen({ layout }: { layout: 'table' | 'cards' }) {
  const { t } = useTranslation(['adminContact', 'messages', 'common']);
  const isWide = useIsWide();
  const list = useListFilter();
  const { filter, setFilter } = list;
  const { bar, buttons } = useSubmissionFilters(list);
  // The cards retry once, because brief network failures are common on phones. Other screens don't retry.
  const query = useSubmissions(filter, { retry: layout === 'cards' ? 1 : 0 });
  const errorText = useErrorText();
  useReturnToMessage();

  const { data, isFetching, isError, isPending } = query;
  const submissions = useMemo(() => data?.filter((message) => isShownIn(filter, message)), [data, filter]);
  useFocusAfterRemoval(submissions?.map(({ id }) => id) ?? [], linkOf);

  const View = layout === 'table' && isWide ? SubmissionsTable : MessageList;
  const shown = submissions?.length ?? 0;
  const away = placeOf(filter);
  return (
    <AdminPage
      title={away ? t(`filter.${away}`) : t('title')}
      intro={away === 'bin' ? t('bin.intro', { days: BIN_DAYS }) : t('intro')}
      actions={
        <>
          {isWide ? <ViewSwitch /> : buttons}
          <RefreshButton busy={isFetching} onRefresh={() => void query.refresh()} />
        </>
      }
    >
      <MailNotice />
      <MessagePlaces filter={filter} />
      {bar}
      {isError && (
        <LoadFailed title={t('messages:submissions.error')} query={query}>
          <p>{t('messages:submissions.errorDetail')}</p>
          {query.error instanceof ApiError && (
            <chakra.p mt="2" textStyle="small">
              {/* The specification requires the HTTP status to be shown. */}
              {`${t('messages:submissions.fetchFailed')}: ${query.error.status}: ${errorText(query.error)}`}
            </chakra.p>
          )}
        </LoadFailed>
      )}
      {isPending && <LoadingRows label={t('common:loading')} />}
      {submissions && !isPending && (
        <>
          <VisuallyHidden role="status">{t('shown', { count: shown })}</VisuallyHidden>
          {shown > 0 ? (
            <View submissions={submissions} />
          ) : (
            <EmptyMessages filter={filter} onChange={setFilter} />
          )}
          <MoreButton list={query} label={t('older')} busyLabel={t('loadingOlder')} />
          <ListTools filter={filter} isEmpty={shown === 0} />
        </>
      )}
    </AdminPage>
  );
}

const linkOf = (id: string) => document.getElementById(linkId(id));

function ViewSwitch() {
  const { t } = useTranslation('adminContact');
  const { search, state } = useLocation() as Location<unknown>;
  const views = [
    { to: ADMIN_PAGES.contactSubmissions, Icon: LuTable2, label: t('view.table') },
    { to: ADMIN_PAGES.viewSubmissions, Icon: LuLayoutGrid, label: t('view.cards') },
  ];
  return (
    <SegmentedControl as="nav" aria-label={t('view.label')}>
      {views.map(({ to, Icon, label }) => (
        <Segment key={to} asChild>
          <NavLink to={{ pathname: to, search }} state={state} aria-label={label} title={label}>
            <Icon size="18" aria-hidden="true" />
          </NavLink>
        </Segment>
      ))}
    </SegmentedControl>
  );
}
