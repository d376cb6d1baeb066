import { HStack, chakra } from '@chakra-ui/react';
import type { AdminPostSummary } from '@perro-wisdom/domain/blog';
import { localize } from '@perro-wisdom/domain/locale';
import { postPath } from '@perro-wisdom/domain/paths';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LuExternalLink, LuPlus } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { useAdminLocale } from '../../../platform/i18n/adminLanguage';
import { AdminPage } from '../../../platform/components/AdminPage';
import { formatDateTime } from '../../../platform/i18n/dateTime';
import { focusTitle } from '../../../platform/browser/focus';
import { LoadFailed } from '../../../platform/components/LoadFailed';
import { MoreButton } from '../../../platform/components/MoreButton';
import { Picture } from '../../../platform/pictures/Picture';
import { RefreshButton } from '../../../platform/components/RefreshButton';
import { Badge } from '../../../ui/Badge';
import { Card } from '../../../ui/Card';
import { LinkButton } from '../../../ui/LinkButton';
import { Notice } from '../../../ui/Notice';
import { LoadingRows } from '../../../ui/Skeleton';
import { DeletePost } from './DeletePost';
import { editorPath, NEW_POST, usePosts } from './posts';
import { UnsavedList } from './UnsavedList';

/** Narrow enough for three buttons in a row on the narrowest phones. */
const action = { variant: 'ghost', size: 'sm', px: { base: '3', sm: '4' } } as const;

/** The list of all posts, drafts first. */
export function PostList() {
  const { t } = useTranslation(['adminBlog', 'common']);
  const query = usePosts();
  const hasDeleted = useRef(false);

  // The pressed button has been removed with its post.
  useEffect(() => {
    if (hasDeleted.current && document.activeElement === document.body) focusTitle();
    hasDeleted.current = false;
  }, [query.data]);

  return (
    <AdminPage
      title={t('list.title')}
      intro={t('list.intro')}
      actions={
        <>
          <RefreshButton busy={query.isFetching} onRefresh={() => void query.refresh()} />
          <LinkButton to={editorPath(NEW_POST)} size="sm">
            <LuPlus size="18" aria-hidden="true" />
            {t('list.new')}
          </LinkButton>
        </>
      }
    >
      <UnsavedList />
      {query.isError && <LoadFailed title={t('list.failed')} query={query} />}
      {query.isPending && <LoadingRows label={t('common:loading')} />}
      {query.data?.length === 0 && <Notice title={t('list.empty')}>{t('list.emptyDetail')}</Notice>}
      {query.data && query.data.length > 0 && (
        <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="3">
          {query.data.map((post) => (
            <PostRow key={post.id} post={post} onDeleted={() => (hasDeleted.current = true)} />
          ))}
        </chakra.ul>
      )}
      <MoreButton list={query} label={t('list.more')} busyLabel={t('common:loading')} />
    </AdminPage>
  );
}

function PostRow({ post, onDeleted }: { post: AdminPostSummary; onDeleted: () => void }) {
  const { t } = useTranslation('adminBlog');
  const locale = useAdminLocale();
  const otherLocale = locale === 'en' ? 'es' : 'en';
  const title = localize(post, 'title', locale);
  return (
    <Card
      as="li"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)', xl: '9rem minmax(0, 1fr) auto' }}
      columnGap="5"
      rowGap="3"
      alignItems="center"
      p="4"
    >
      <chakra.div hideBelow="sm" gridRow={{ sm: 'span 2', xl: 'auto' }} aspectRatio="3/2" borderRadius="md" overflow="hidden" bg="bg.subtle">
        {post.featuredImage && <Picture src={post.featuredImage} alt="" sizes="9rem" focus={post.featuredImageFocus} />}
      </chakra.div>
      <chakra.div minW="0">
        <chakra.h2 textStyle="h3">
          <chakra.a asChild color="inherit" textDecoration="none" _hover={{ textDecoration: 'underline' }}>
            <Link to={editorPath(post.id)}>{title}</Link>
          </chakra.a>
        </chakra.h2>
        <chakra.p textStyle="small" color="fg.muted" lang={otherLocale}>
          {localize(post, 'title', otherLocale)}
        </chakra.p>
        <HStack mt="2" gap="3" flexWrap="wrap" textStyle="small" color="fg.muted">
          <Badge tone={post.published ? 'good' : 'warm'}>{t(post.published ? 'status.published' : 'status.draft')}</Badge>
          <span>{localize(post, 'category', locale)}</span>
          {post.publishedAt && <time dateTime={post.publishedAt}>{formatDateTime(post.publishedAt, locale)}</time>}
        </HStack>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="1" ml={{ base: '-3', sm: '-4', xl: '0' }}>
        <LinkButton to={editorPath(post.id)} {...action} aria-label={t('edit.of', { title })}>
          {t('edit')}
        </LinkButton>
        {post.published && (
          <LinkButton to={postPath(post.slug, locale)} {...action} aria-label={t('view.of', { title })}>
            <LuExternalLink size="18" aria-hidden="true" />
            {t('view')}
          </LinkButton>
        )}
        <DeletePost post={post} onDeleted={onDeleted} {...action} />
      </chakra.div>
    </Card>
  );
}
