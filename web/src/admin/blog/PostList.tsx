import { chakra } from '@chakra-ui/react';
import { BIN_DAYS } from '@perro-wisdom/domain/general/bin';
import { localize, otherLocale } from '@perro-wisdom/domain/general/locale';
import { ADMIN_PAGES, postPath } from '@perro-wisdom/domain/general/paths';
import type { DraftSummary } from '@perro-wisdom/domain/drafts/drafts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LuExternalLink, LuPlus } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { AdminPage } from '../platform/components/AdminPage';
import { formatDateTime } from '../platform/i18n/dateTime';
import { focusTitle } from '../../shared/browser/focus';
import { LoadFailed } from '../platform/components/LoadFailed';
import { MoreButton } from '../../shared/components/MoreButton';
import { Picture } from '../../shared/pictures/Picture';
import { RefreshButton } from '../platform/components/RefreshButton';
import { Card } from '../../shared/ui/Card';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Notice } from '../../shared/ui/Notice';
import { Segment, SegmentedControl } from '../../shared/ui/SegmentedControl';
import { LoadingRows } from '../../shared/ui/Skeleton';
import { BinActions } from './BinActions';
import { DeletePost } from './DeletePost';
import { useListFilter, usePosts } from './list';
import { PostFilters } from './PostFilters';
import { editorPath, NEW_POST } from './posts';
import { PostStatus } from './PostStatus';
import { UnsavedList } from './UnsavedList';

/** Narrow enough for three buttons in a row on the narrowest phones. */
const action = { variant: 'ghost', size: 'sm', px: { base: '3', sm: '4' } } as const;

/** How many posts are read at once. */
const PAGE_SIZE = 50;

/** The list of all posts, those changed last first, with search and filters; or the bin. */
export function PostList() {
  const { t } = useTranslation(['adminPostList', 'common']);
  const { filter, setFilter, changeFilter } = useListFilter();
  const query = usePosts(filter, { limit: PAGE_SIZE });
  const hasDeleted = useRef(false);
  const inBin = filter.state === 'bin';
  const isFiltered = inBin ? filter.search !== undefined : Object.keys(filter).length > 0;

  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  // The server ends a page early when few of the posts that it has read pass the filter.
  const continues = data?.length === 0 && hasNextPage && !isError;
  useEffect(() => {
    if (continues && !isFetching) void fetchNextPage();
  }, [continues, isFetching, fetchNextPage]);

  // The pressed button has been removed with its post.
  useEffect(() => {
    if (hasDeleted.current && document.activeElement === document.body) focusTitle();
    hasDeleted.current = false;
  }, [data]);

  return (
    <AdminPage
      title={t(inBin ? 'bin.title' : 'list.title')}
      intro={inBin ? t('bin.intro', { days: BIN_DAYS }) : t('list.intro')}
      actions={
        <>
          <RefreshButton busy={isFetching} onRefresh={() => void query.refresh()} />
          <LinkButton to={editorPath(NEW_POST)} size="sm">
            <LuPlus size="18" aria-hidden="true" />
            {t('list.new')}
          </LinkButton>
        </>
      }
    >
      {!inBin && <UnsavedList />}
      <chakra.div
        mb="5"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
      >
        <SegmentedControl as="nav" aria-label={t('list.views')}>
          <Segment asChild {...(!inBin && { 'aria-current': 'page' as const })}>
            <Link to={ADMIN_PAGES.blog}>{t('list.posts')}</Link>
          </Segment>
          <Segment asChild {...(inBin && { 'aria-current': 'page' as const })}>
            <Link to={`${ADMIN_PAGES.blog}?state=bin`}>{t('list.bin')}</Link>
          </Segment>
        </SegmentedControl>
        <LinkButton to={ADMIN_PAGES.topics} variant="ghost" size="sm">
          {t('list.topics')}
        </LinkButton>
      </chakra.div>
      <PostFilters filter={filter} onChange={changeFilter} onClear={() => setFilter({})} />
      {isError && <LoadFailed title={t('list.failed')} query={query} />}
      {(query.isPending || continues) && <LoadingRows label={t('common:loading')} />}
      {data?.length === 0 &&
        !continues &&
        (isFiltered ? (
          <Notice
            title={t('list.none')}
            action={{ label: t('filter.clear'), onClick: () => setFilter(inBin ? { state: 'bin' } : {}) }}
          >
            {t('list.noneDetail')}
          </Notice>
        ) : (
          <Notice title={t(inBin ? 'bin.empty' : 'list.empty')}>
            {inBin ? t('bin.emptyDetail', { days: BIN_DAYS }) : t('list.emptyDetail')}
          </Notice>
        ))}
      {data && data.length > 0 && (
        <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="3">
          {data.map((copy) => (
            <PostRow key={copy.id} copy={copy} onGone={() => (hasDeleted.current = true)} />
          ))}
        </chakra.ul>
      )}
      <MoreButton list={query} label={t('list.more')} busyLabel={t('common:loading')} />
    </AdminPage>
  );
}

function PostRow({ copy, onGone }: { copy: DraftSummary; onGone: () => void }) {
  const { t } = useTranslation('adminPostList');
  const locale = useAdminLocale();
  const { id, titleEn, titleEs, image, imageFocus, hasChanges, updatedAt, deletedAt } = copy;
  const isLive = copy.publishedAt !== null;
  const [own, other] = locale === 'es' ? [titleEs, titleEn] : [titleEn, titleEs];
  const translation = otherLocale(locale);
  const title = own || other || t('untitled');
  const publishedAt = hasChanges ? null : copy.publishedAt;
  const savedAt = updatedAt ?? '';
  const time = deletedAt ?? publishedAt ?? savedAt;
  return (
    <Card
      as="li"
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        sm: '9rem minmax(0, 1fr)',
        xl: '9rem minmax(0, 1fr) auto',
      }}
      columnGap="5"
      rowGap="3"
      alignItems="center"
      p="4"
    >
      <chakra.div
        hideBelow="sm"
        gridRow={{ sm: 'span 2', xl: 'auto' }}
        aspectRatio="3/2"
        borderRadius="md"
        overflow="hidden"
        bg="bg.subtle"
      >
        {image && <Picture src={image} alt="" sizes="9rem" focus={imageFocus} />}
      </chakra.div>
      <chakra.div minW="0">
        <chakra.h2
          textStyle="h3"
          overflowWrap="anywhere"
          lang={own === '' && other !== '' ? translation : undefined}
        >
          {deletedAt === null ? (
            <chakra.a asChild color="inherit" textDecoration="none" _hover={{ textDecoration: 'underline' }}>
              <Link to={editorPath(id)}>{title}</Link>
            </chakra.a>
          ) : (
            title
          )}
        </chakra.h2>
        {own !== '' && other !== '' && (
          <chakra.p textStyle="small" color="fg.muted" lang={translation} overflowWrap="anywhere">
            {other}
          </chakra.p>
        )}
        <chakra.div
          mt="2"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap="2"
          rowGap="2"
          textStyle="small"
          color="fg.muted"
        >
          <PostStatus copy={copy} />
        </chakra.div>
        <chakra.p mt="2" display="flex" flexWrap="wrap" columnGap="3" textStyle="small" color="fg.muted">
          {localize(copy, 'category', locale) && <span>{localize(copy, 'category', locale)}</span>}
          <time dateTime={time}>
            {deletedAt !== null
              ? t('deleted', { time: formatDateTime(deletedAt, locale) })
              : publishedAt !== null
                ? formatDateTime(publishedAt, locale)
                : t('saved', { time: formatDateTime(savedAt, locale) })}
          </time>
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="1" ml={{ base: '-3', sm: '-4', xl: '0' }}>
        {deletedAt === null ? (
          <>
            <LinkButton to={editorPath(id)} {...action} aria-label={t('edit.of', { title })}>
              {t('edit')}
            </LinkButton>
            {isLive && (
              <LinkButton
                to={postPath(copy.publicSlug, locale)}
                {...action}
                aria-label={t('view.of', { title })}
              >
                <LuExternalLink size="18" aria-hidden="true" />
                {t('view')}
              </LinkButton>
            )}
            <DeletePost post={{ id, titleEn, titleEs, published: isLive }} onDeleted={onGone} {...action} />
          </>
        ) : (
          <BinActions id={id} title={title} onGone={onGone} />
        )}
      </chakra.div>
    </Card>
  );
}
