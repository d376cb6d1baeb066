import { Flex, VisuallyHidden, chakra } from '@chakra-ui/react';
import { BIN_DAYS } from '@app/domain/general/bin';
import { isListKind, type ListKind } from '@app/domain/content/kinds';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { LuInbox, LuPlus, LuTag, LuTrash2 } from 'react-icons/lu';
import { MoreButton } from '../../shared/components/MoreButton';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Notice } from '../../shared/ui/Notice';
import { subjectOf } from '../platform/i18n/subject';
import { AdminNotFoundPage } from '../platform/components/AdminNotFoundPage';
import { AdminPage } from '../platform/components/AdminPage';
import { BackLink } from '../platform/components/BackLink';
import { RefreshButton } from '../platform/components/RefreshButton';
import { Unloaded } from '../platform/components/Unloaded';
import { useFocusAfterRemoval } from '../platform/useFocusAfterRemoval';
import { editorPath, listPath, NEW_DRAFT, useDrafts, useListFilter } from './data';
import { DraftRow } from './DraftRow';
import { UnsavedDrafts } from './UnsavedDrafts';
import { useOrder } from './useOrder';
import { usePostFilters } from './usePostFilters';
import { useRowActions } from './useRowActions';

/** The number of posts fetched per page. Rendering more posts is noticeably slow on a phone. */
const PAGE_SIZE = 25;
/** The minimum number of posts for showing the search and filters. */
const FILTERS_FROM = 20;

interface DraftListProps {
  kind: 'posts' | ListKind;
  filterBar?: ReturnType<typeof usePostFilters>;
}

/** Renders the list for the kind in the URL. */
export function ListPage() {
  const { kind = '' } = useParams();
  // The key gives each kind's list its own state.
  return isListKind(kind) ? <DraftList key={kind} kind={kind} /> : <AdminNotFoundPage />;
}

export const PostList = () => <DraftList kind="posts" filterBar={usePostFilters()} />;

/**
 * Renders a kind's drafts or, with `?state=bin`, its bin. Ordered kinds appear in the order visitors see, and
 * posts by last change, newest first.
 */
function DraftList({ kind, filterBar }: DraftListProps) {
  const { t } = useTranslation(['adminDrafts', 'admin', 'common']);
  const context = subjectOf(kind);
  const { filter, setFilter } = useListFilter();
  const isOrdered = isListKind(kind);
  const query = useDrafts(kind, isOrdered ? {} : { ...filter, limit: String(PAGE_SIZE) });
  const inBin = filter.state === 'bin';
  const isFiltered = !isOrdered && (inBin ? filter.search !== undefined : Object.keys(filter).length > 0);
  // For ordered kinds, the response also contains the drafts in the bin.
  const drafts = (query.data ?? []).filter(({ deletedAt }) => !isOrdered || (deletedAt !== null) === inBin);
  const isEmpty = query.data !== undefined && !query.isPending && drafts.length === 0;
  const { list, news, placeOf } = useOrder(kind, drafts);
  const { actionsOf, question } = useRowActions(kind);
  useFocusAfterRemoval(drafts.map(({ id }) => id));
  const shownFilters = isFiltered || drafts.length >= FILTERS_FROM ? filterBar : null;
  return (
    <AdminPage
      title={inBin ? t('bin.title') : t(`kind.${kind}`)}
      intro={inBin ? t('bin.intro', { context, days: BIN_DAYS }) : t('list.intro', { context })}
      back={
        inBin ? (
          <BackLink to={listPath(kind)}>{t(`kind.${kind}`)}</BackLink>
        ) : (
          isOrdered && <BackLink to={ADMIN_PAGES.content}>{t('title')}</BackLink>
        )
      }
      actions={
        <>
          {shownFilters?.buttons}
          <RefreshButton busy={query.isFetching} onRefresh={() => void query.refresh()} />
          {!inBin && (
            <LinkButton to={editorPath(kind, NEW_DRAFT)} size="sm">
              <LuPlus size="18" aria-hidden="true" />
              {t(`new.${kind}`)}
            </LinkButton>
          )}
        </>
      }
    >
      {!inBin && <UnsavedDrafts kinds={[kind]} />}
      {kind === 'testimonials' && !inBin && (
        <LinkButton to={ADMIN_PAGES.testimonialSubmissions} variant="outline" size="sm" mb="4">
          <LuInbox size="18" aria-hidden="true" />
          {t('list.received')}
        </LinkButton>
      )}
      {shownFilters?.bar}
      <Unloaded query={query} failed={t('list.failed', { context })} />
      {isEmpty && isFiltered && (
        <Notice
          title={t('list.none')}
          action={{ label: t('admin:filter.clear'), onClick: () => setFilter(inBin ? { state: 'bin' } : {}) }}
        >
          {t('list.noneDetail')}
        </Notice>
      )}
      {isEmpty && !isFiltered && (
        <Notice title={inBin ? t('bin.empty') : t(`empty.${kind}`)}>
          {inBin ? t('bin.intro', { context, days: BIN_DAYS }) : t('empty.detail', { context })}
        </Notice>
      )}
      {drafts.length > 0 && (
        <chakra.ul ref={list} as={isOrdered ? 'ol' : 'ul'} display="flex" flexDirection="column" gap="2">
          {drafts.map((draft, index) => (
            <DraftRow
              key={draft.id}
              draft={draft}
              place={isOrdered && !inBin ? placeOf(draft, index) : null}
              actionsOf={actionsOf}
            />
          ))}
        </chakra.ul>
      )}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <MoreButton list={query} label={t('list.more', { context })} busyLabel={t('common:loading')} />
      {!inBin && (
        <Flex wrap="wrap" ml="-4" mt="4">
          {kind === 'posts' && (
            <LinkButton to={ADMIN_PAGES.topics} variant="ghost" size="sm">
              <LuTag size="18" aria-hidden="true" />
              {t('list.topics')}
            </LinkButton>
          )}
          <LinkButton to={`${listPath(kind)}?state=bin`} variant="ghost" size="sm">
            <LuTrash2 size="18" aria-hidden="true" />
            {t('bin.title')}
          </LinkButton>
        </Flex>
      )}
      {question}
    </AdminPage>
  );
}
