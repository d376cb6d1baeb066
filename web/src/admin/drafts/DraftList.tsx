import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { BIN_DAYS } from '@perro-wisdom/domain/general/bin';
import { isOrderedKind } from '@perro-wisdom/domain/drafts/drafts';
import { ADMIN_PAGES } from '@perro-wisdom/domain/general/paths';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LuInbox, LuPlus } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { focusTitle } from '../../shared/browser/focus';
import { MoreButton } from '../../shared/components/MoreButton';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Notice } from '../../shared/ui/Notice';
import { Segment, SegmentedControl } from '../../shared/ui/SegmentedControl';
import { LoadingRows } from '../../shared/ui/Skeleton';
import { subjectOf } from '../editing/session/definition';
import { AdminPage } from '../platform/components/AdminPage';
import { BackLink } from '../platform/components/BackLink';
import { LoadFailed } from '../platform/components/LoadFailed';
import { RefreshButton } from '../platform/components/RefreshButton';
import { editorPath, listPath, NEW_DRAFT, useDrafts, useListFilter } from './data';
import { DraftRow } from './DraftRow';
import { PostFilters } from './PostFilters';
import { UnsavedDrafts } from './UnsavedDrafts';
import { useOrder } from './useOrder';

/** How many posts are read at once. */
const PAGE_SIZE = '50';

type ListedKind = 'posts' | 'services' | 'testimonials';

export const ServicesListPage = () => <DraftList kind="services" />;
export const TestimonialsListPage = () => <DraftList kind="testimonials" />;

/** The drafts of a kind, or those in its bin: in the order in which visitors see them, or those changed last first, with filters. */
export function DraftList({ kind }: { kind: ListedKind }) {
  const { t } = useTranslation(['adminDrafts', 'admin', 'common']);
  const context = subjectOf(kind);
  const isOrdered = isOrderedKind(kind);
  const { filter, setFilter, changeFilter } = useListFilter();
  const query = useDrafts(kind, isOrdered ? {} : { ...filter, limit: PAGE_SIZE });
  const hasDeleted = useRef(false);
  const inBin = filter.state === 'bin';
  const isFiltered = !isOrdered && (inBin ? filter.search !== undefined : Object.keys(filter).length > 0);

  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const drafts = isOrdered ? data?.filter(({ deletedAt }) => (deletedAt !== null) === inBin) : data;
  const { list, news, placeOf } = useOrder(kind, drafts ?? []);
  // The server ends a page early when few of the posts that it has read pass the filter.
  const continues = data?.length === 0 && hasNextPage && !isError;
  useEffect(() => {
    if (continues && !isFetching) void fetchNextPage();
  }, [continues, isFetching, fetchNextPage]);

  // The pressed button has been removed with its row.
  useEffect(() => {
    if (hasDeleted.current && document.activeElement === document.body) focusTitle();
    hasDeleted.current = false;
  }, [data]);

  return (
    <AdminPage
      title={inBin ? t('bin.title') : t(`kind.${kind}`)}
      intro={inBin ? t('bin.intro', { context, days: BIN_DAYS }) : t('list.intro', { context })}
      back={isOrdered && <BackLink to={ADMIN_PAGES.content}>{t('title')}</BackLink>}
      actions={
        <>
          <RefreshButton busy={isFetching} onRefresh={() => void query.refresh()} />
          <LinkButton to={editorPath(kind, NEW_DRAFT)} size="sm">
            <LuPlus size="18" aria-hidden="true" />
            {t(`new.${kind}`)}
          </LinkButton>
        </>
      }
    >
      {!inBin && <UnsavedDrafts kinds={[kind]} />}
      <chakra.div
        mb="5"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
      >
        <SegmentedControl as="nav" aria-label={t('list.views', { context })}>
          <Segment asChild {...(!inBin && { 'aria-current': 'page' as const })}>
            <Link to={listPath(kind)}>{t('list.all', { context })}</Link>
          </Segment>
          <Segment asChild {...(inBin && { 'aria-current': 'page' as const })}>
            <Link to={`${listPath(kind)}?state=bin`}>{t('bin.title')}</Link>
          </Segment>
        </SegmentedControl>
        {kind === 'posts' && (
          <LinkButton to={ADMIN_PAGES.topics} variant="ghost" size="sm">
            {t('list.topics')}
          </LinkButton>
        )}
        {kind === 'testimonials' && (
          <LinkButton to={ADMIN_PAGES.testimonialSubmissions} variant="outline" size="sm">
            <LuInbox size="18" aria-hidden="true" />
            {t('list.received')}
          </LinkButton>
        )}
      </chakra.div>
      {!isOrdered && <PostFilters filter={filter} onChange={changeFilter} onClear={() => setFilter({})} />}
      {isError && <LoadFailed title={t('list.failed', { context })} query={query} />}
      {(query.isPending || continues) && <LoadingRows label={t('common:loading')} />}
      {drafts?.length === 0 &&
        !continues &&
        (isFiltered ? (
          <Notice
            title={t('list.none')}
            action={{
              label: t('admin:filter.clear'),
              onClick: () => setFilter(inBin ? { state: 'bin' } : {}),
            }}
          >
            {t('list.noneDetail')}
          </Notice>
        ) : (
          <Notice title={inBin ? t('bin.empty') : t(`empty.${kind}`)}>
            {inBin ? t('bin.intro', { context, days: BIN_DAYS }) : t('empty.detail', { context })}
          </Notice>
        ))}
      {drafts && drafts.length > 0 && (
        <chakra.ul
          ref={list}
          as={isOrdered ? 'ol' : 'ul'}
          listStyleType="none"
          display="flex"
          flexDirection="column"
          gap="3"
        >
          {drafts.map((draft, index) => (
            <DraftRow
              key={draft.id}
              draft={draft}
              place={isOrdered && !inBin ? placeOf(index) : null}
              onGone={() => (hasDeleted.current = true)}
            />
          ))}
        </chakra.ul>
      )}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <MoreButton list={query} label={t('list.more', { context })} busyLabel={t('common:loading')} />
    </AdminPage>
  );
}
