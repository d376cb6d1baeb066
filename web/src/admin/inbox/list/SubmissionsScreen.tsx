import { VisuallyHidden, chakra } from '@chakra-ui/react';
import { BIN_DAYS } from '@perro-wisdom/domain/general/bin';
import type { ContactSubmission } from '@perro-wisdom/domain/inbox/contact';
import { ADMIN_PAGES } from '@perro-wisdom/domain/general/paths';
import { useEffect, useMemo, useRef, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { LuLayoutGrid, LuTable2 } from 'react-icons/lu';
import { Link, NavLink, useLocation, type Location } from 'react-router-dom';
import { focusTitle } from '../../../shared/browser/focus';
import { AdminPage } from '../../platform/components/AdminPage';
import { ApiError } from '../../../shared/data/api';
import { searchState } from '../../platform/data/useAddressFilter';
import { LoadFailed } from '../../platform/components/LoadFailed';
import { MoreButton } from '../../../shared/components/MoreButton';
import { Picture } from '../../../shared/pictures/Picture';
import { RefreshButton } from '../../platform/components/RefreshButton';
import { useErrorText } from '../../platform/i18n/useErrorText';
import { Notice } from '../../../shared/ui/Notice';
import { Segment, SegmentedControl } from '../../../shared/ui/SegmentedControl';
import { LoadingRows } from '../../../shared/ui/Skeleton';
import { useNoMessages, useSubmissions } from '../data';
import { isInboxState, isShownIn, useListFilter, useReturnToMessage, type ShownFilter } from './list';
import { ListTools } from './ListTools';
import { MailNotice } from '../notifications/MailNotice';
import { SubmissionFilters } from './SubmissionFilters';

export interface SubmissionsProps {
  submissions: readonly ContactSubmission[];
}

interface SubmissionsScreenProps {
  view: ComponentType<SubmissionsProps>;
  /** The number of automatic retries when loading fails. */
  retry: number;
}

/** The views of the messages, each with an address of its own. */
const VIEWS = [undefined, 'archived', 'spam', 'bin'] as const;

/** The messages in one of two layouts: the inbox, the archive, suspected spam or the bin, the newest first, older ones on demand. */
export function SubmissionsScreen({ view: View, retry }: SubmissionsScreenProps) {
  const { t } = useTranslation(['adminContact', 'messages', 'common']);
  const { filter, setFilter, changeFilter } = useListFilter();
  const query = useSubmissions(filter, { retry });
  const errorText = useErrorText();
  useReturnToMessage();

  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const submissions = useMemo(() => data?.filter((message) => isShownIn(filter, message)), [data, filter]);
  // The server ends a page early when few of the messages that it has read pass the filter.
  const continues = data?.length === 0 && hasNextPage && !isError;
  useEffect(() => {
    if (continues && !isFetching) void fetchNextPage();
  }, [continues, isFetching, fetchNextPage]);

  // The pressed button may have been removed with its message.
  const shown = submissions?.length ?? 0;
  const before = useRef(shown);
  useEffect(() => {
    if (shown < before.current && document.activeElement === document.body) focusTitle();
    before.current = shown;
  }, [shown]);

  return (
    <AdminPage
      title={t('title')}
      intro={filter.state === 'bin' ? t('bin.intro', { days: BIN_DAYS }) : t('intro')}
      actions={<RefreshButton busy={isFetching} onRefresh={() => void query.refresh()} />}
    >
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        gap="2"
        mb={{ base: '4', lg: '6' }}
      >
        <StateViews filter={filter} />
        <ViewSwitch />
      </chakra.div>

      <MailNotice />
      <SubmissionFilters
        filter={filter}
        onChange={changeFilter}
        onClear={() => setFilter(isInboxState(filter.state) ? {} : { state: filter.state })}
      />
      {isError && (
        <LoadFailed title={t('messages:submissions.error')} query={query}>
          <p>{t('messages:submissions.errorDetail')}</p>
          {query.error instanceof ApiError && (
            <chakra.p
              mt="2"
              textStyle="small"
            >{`${t('messages:submissions.fetchFailed')}: ${errorText(query.error)}`}</chakra.p>
          )}
        </LoadFailed>
      )}
      {(query.isPending || continues) && <LoadingRows label={t('common:loading')} />}
      {submissions && !continues && (
        <>
          <VisuallyHidden role="status">{t('shown', { count: shown })}</VisuallyHidden>
          {shown > 0 ? <View submissions={submissions} /> : <Empty filter={filter} onChange={setFilter} />}
          <MoreButton list={query} label={t('older')} busyLabel={t('loadingOlder')} />
          <ListTools filter={filter} isEmpty={shown === 0} />
        </>
      )}
    </AdminPage>
  );
}

/** Links to the inbox, the archive, suspected spam and the bin. The search is kept. */
function StateViews({ filter: { state, search } }: { filter: ShownFilter }) {
  const { t } = useTranslation('adminContact');
  return (
    <SegmentedControl as="nav" aria-label={t('filter.views')} overflowX="auto">
      {VIEWS.map((view) => {
        const isCurrent = view === undefined ? isInboxState(state) : view === state;
        const query = new URLSearchParams({ ...(view && { state: view }) }).toString();
        return (
          <Segment
            key={view ?? 'inbox'}
            asChild
            px={{ base: '3', sm: '4' }}
            {...(isCurrent && { 'aria-current': 'page' as const })}
          >
            <Link to={{ search: query }} state={searchState(search)}>
              {t(`view.${view ?? 'inbox'}`)}
            </Link>
          </Segment>
        );
      })}
    </SegmentedControl>
  );
}

/** What is shown instead of messages. A search that finds nothing in one view can go on in all of them. */
function Empty({ filter, onChange }: { filter: ShownFilter; onChange: (filter: ShownFilter) => void }) {
  const { t } = useTranslation(['adminContact', 'admin', 'messages']);
  const { state, search, service, language } = filter;
  if (search !== undefined && state !== 'all' && state !== 'bin') {
    return (
      <Notice
        title={t('filter.none')}
        action={{ label: t('filter.everywhere'), onClick: () => onChange({ search, state: 'all' }) }}
      >
        {t('filter.noneDetail')}
      </Notice>
    );
  }
  const isFiltered =
    search !== undefined ||
    service !== undefined ||
    language !== undefined ||
    (isInboxState(state) && state !== undefined);
  if (isFiltered) {
    return (
      <Notice
        title={t('filter.none')}
        action={{ label: t('admin:filter.clear'), onClick: () => onChange(state === 'bin' ? { state } : {}) }}
      >
        {t('filter.noneDetail')}
      </Notice>
    );
  }
  if (state === 'archived' || state === 'spam' || state === 'bin')
    return <Notice title={t(`empty.${state}`)}>{t(`empty.${state}Detail`, { days: BIN_DAYS })}</Notice>;
  return <EmptyInbox />;
}

/** The empty inbox: a picture of a dog waiting at the mailbox. It says whether nothing ever came, or everything was put away. */
function EmptyInbox() {
  const { t } = useTranslation(['adminContact', 'messages', 'common']);
  const { data: none, isPending } = useNoMessages();
  if (isPending) return <LoadingRows label={t('common:loading')} rows={1} />;
  return (
    <chakra.div maxW="24rem">
      <chakra.div borderRadius="lg" overflow="hidden" aspectRatio="4/3" bg="bg.subtle" mb="5">
        <Picture src="/images/site/empty-inbox-600x450.webp" alt="" sizes="24rem" />
      </chakra.div>
      <chakra.p textStyle="h3">{t(none ? 'messages:submissions.empty' : 'empty.inbox')}</chakra.p>
      {!none && <chakra.p color="fg.muted">{t('empty.inboxDetail')}</chakra.p>}
    </chakra.div>
  );
}

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
          <NavLink to={{ pathname: to, search }} state={state} aria-label={label}>
            <Icon size="18" aria-hidden="true" />
            <chakra.span hideBelow="sm">{label}</chakra.span>
          </NavLink>
        </Segment>
      ))}
    </SegmentedControl>
  );
}
