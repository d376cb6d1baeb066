import { chakra } from '@chakra-ui/react';
import type { BlogPostSummary } from '@app/domain/blog/posts';
import { localize } from '@app/domain/general/locale';
import { postPath } from '@app/domain/general/paths';
import { socialImagePath } from '@app/domain/pictures/social-images';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { adjacentPostsQuery, postContentQuery, postQuery } from '../blog/data';
import { metaDescription, metaTitle } from '../blog/meta';
import { PostBody, PostBodySkeleton } from '../blog/post/PostBody';
import { PostHeader, PostPicture } from '../blog/post/PostHeader';
import { AdjacentPosts } from '../blog/post/AdjacentPosts';
import { PostNotFound } from '../blog/post/PostNotFound';
import { PostTags } from '../blog/post/PostTags';
import { ShareLinks } from '../blog/post/ShareLinks';
import { blogPosting } from '../blog/post/structuredData';
import { OnlyInOtherLanguage } from '../platform/components/OtherLanguage';
import { Head } from '../platform/head/Head';
import { StructuredData } from '../platform/head/StructuredData';
import { useLocale } from '../../shared/i18n/useLocale';
import { load, type Loader } from '../../shared/data/loader';
import { withQueries } from '../platform/data/withQueries';
import { loadPlaceholder } from '../../shared/pictures/placeholderQuery';
import { useSite } from '../../shared/content/SiteContext';
import { PageButton } from '../ui/PageButton';
import { PageWidth } from '../../shared/ui/Section';
import { Closing } from './Closing';

function PostHead({ post }: { post: BlogPostSummary }) {
  const locale = useLocale();
  const { facts, look } = useSite();
  return (
    <>
      <Head
        title={metaTitle(post, locale)}
        description={metaDescription(post, locale)}
        image={socialImagePath(post, locale, look)}
        article={post}
        languages={post.languages}
      />
      <StructuredData data={blogPosting(post, locale, { facts, look })} />
    </>
  );
}

function AfterPost({ post }: { post: BlogPostSummary }) {
  const locale = useLocale();
  return (
    <chakra.footer
      maxW="prose"
      mx="auto"
      mt="12"
      pt="8"
      borderTopWidth="1px"
      borderColor="border"
      display="flex"
      flexDirection="column"
      gap="8"
    >
      <PostTags post={post} />
      <ShareLinks path={postPath(post.slug, locale)} title={localize(post, 'title', locale)} />
      <AdjacentPosts post={post} />
    </chakra.footer>
  );
}

function Invitation() {
  const { t } = useTranslation('blog');
  return (
    <Closing
      titleId="invite-title"
      title={t('invite.title')}
      text={t('invite.text')}
      action={
        <PageButton page="contact" size="lg">
          {t('invite.contact')}
        </PageButton>
      }
    />
  );
}

export const loader: Loader = async ({ client, locale, params: { slug = '' } }) => {
  const post = await load(client, postQuery(slug, locale));
  if (!post?.languages[locale]) return;
  await Promise.all([
    load(client, postContentQuery(post.id, locale)),
    load(client, adjacentPostsQuery(post, locale)),
    loadPlaceholder(client, post.featuredImage),
  ]);
};

/**
 * A post's page. If a list has already loaded the post's summary, the header appears immediately, before the
 * content has loaded.
 */
export const Component = withQueries(function PostPage() {
  const { t } = useTranslation('blog');
  const locale = useLocale();
  const { slug = '' } = useParams();
  const post = useQuery(postQuery(slug, locale));
  const isElsewhere = post.data?.languages[locale] === false;
  const content = useQuery(postContentQuery(isElsewhere ? undefined : post.data?.id, locale));

  // If a refetch fails, the current post stays visible. `isFetching` is read last, because TanStack Query
  // rerenders a component when a property that it has read changes. If `isFetching` were read on every
  // render, each refetch would rerender the page twice.
  const failed = [post, content].find(
    (query) => query.isError && query.data === undefined && !query.isFetching,
  );
  if (failed) return <PostNotFound retry={() => void failed.refetch()} />;
  if (isElsewhere) return <OnlyInOtherLanguage otherwise={<PostNotFound />} />;
  if (post.data === null || content.data === null) return <PostNotFound />;

  const html = content.data && localize(content.data, 'content', locale);
  return (
    <>
      {post.data ? (
        <PostHead post={post.data} />
      ) : (
        <Head title={t('head.title')} description={t('head.description')} />
      )}
      <PageWidth as="article" pt={{ base: '8', md: '12' }} pb={{ base: '14', md: '20' }}>
        <PostHeader post={post.data} html={html} />
        <PostPicture post={post.data} />
        <chakra.div maxW="prose" mx="auto" mt={{ base: '8', md: '12' }}>
          {html === undefined ? <PostBodySkeleton /> : <PostBody html={html} />}
        </chakra.div>
        {post.data && content.data && <AfterPost post={post.data} />}
      </PageWidth>
      <Invitation />
    </>
  );
});
