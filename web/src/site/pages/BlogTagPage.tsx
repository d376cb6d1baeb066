import { chakra } from '@chakra-ui/react';
import { localizeTags, type BlogPostSummary } from '@perro-wisdom/domain/blog/posts';
import type { Locale } from '@perro-wisdom/domain/general/locale';
import { pagePath } from '@perro-wisdom/domain/general/paths';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { LuArrowLeft } from 'react-icons/lu';
import { topicPostsQuery } from '../blog/data';
import { ListFrame } from '../blog/ListFrame';
import { ListNotFound } from '../blog/ListNotFound';
import { TopicPosts } from '../blog/TopicPosts';
import { useLocale } from '../../shared/i18n/useLocale';
import { loadFirstPage, type Loader } from '../../shared/data/loader';
import { useFirestorePages } from '../platform/data/useFirestorePages';
import { withQueries } from '../platform/data/withQueries';
import { loadPlaceholder } from '../../shared/pictures/placeholderImage';
import { LinkButton } from '../../shared/ui/LinkButton';

export const loader: Loader = async ({ client, params: { tag = '' } }) => {
  const first = await loadFirstPage(client, topicPostsQuery({ by: 'tag', slug: tag }));
  await loadPlaceholder(client, first?.items[0]?.featuredImage);
};

/** Returns the name of the tag with this slug, which every post of its list has. */
const tagName = (post: BlogPostSummary | undefined, slug: string, locale: Locale): string | undefined =>
  post && localizeTags(post, locale)[post.tagSlugs.indexOf(slug)];

/** The posts with a tag. Reads them alone: they name the tag. */
export const Component = withQueries(function BlogTagPage() {
  const { t } = useTranslation('blog');
  const locale = useLocale();
  const { tag: slug = '' } = useParams();
  const posts = useFirestorePages(topicPostsQuery({ by: 'tag', slug }));

  const { data, isPending } = posts.list;
  if (data?.length === 0) return <ListNotFound />;
  const tag = isPending ? undefined : (tagName(data?.[0], slug, locale) ?? slug);
  return (
    <ListFrame title={tag && t('list.tagged', { tag })}>
      <chakra.div mb={{ base: '8', md: '10' }}>
        <LinkButton to={pagePath('blog', locale)} variant="outline">
          <LuArrowLeft aria-hidden="true" />
          {t('list.allTopics')}
        </LinkButton>
      </chakra.div>
      <TopicPosts {...posts} />
    </ListFrame>
  );
});
