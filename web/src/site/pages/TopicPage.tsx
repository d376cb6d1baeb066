import { chakra } from '@chakra-ui/react';
import type { TopicKind } from '@app/domain/blog/topics.limits';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { LuArrowLeft } from 'react-icons/lu';
import { useParams } from 'react-router-dom';
import { BlogTopics } from '../blog/BlogTopics';
import { topicPostsQuery, topicQuery } from '../blog/data';
import { ListFrame } from '../blog/ListFrame';
import { ListNotFound } from '../blog/ListNotFound';
import { TopicPosts } from '../blog/TopicPosts';
import { OnlyInOtherLanguage } from '../platform/components/OtherLanguage';
import { useLocale } from '../../shared/i18n/useLocale';
import { load, loadFirstPage, type Loader } from '../../shared/data/loader';
import { withQueries } from '../platform/data/withQueries';
import { loadPlaceholder } from '../../shared/pictures/placeholderQuery';
import { PageButton } from '../ui/PageButton';

function AllTopics() {
  const { t } = useTranslation('blog');
  return (
    <chakra.div mb={{ base: '8', md: '10' }}>
      <PageButton page="blog" variant="outline">
        <LuArrowLeft aria-hidden="true" />
        {t('list.allTopics')}
      </PageButton>
    </chakra.div>
  );
}

/** Shows the posts in a category (with links to the other categories) or the posts with a tag. */
function TopicPage({ by }: { by: TopicKind }) {
  const { t } = useTranslation('blog');
  const locale = useLocale();
  const { slug = '' } = useParams();
  const topic = useQuery(topicQuery({ by, slug }, locale));
  const posts = useInfiniteQuery({
    ...topicPostsQuery({ by, slug }, locale),
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });

  const { name: found, languages, categories } = topic.data ?? {};
  if (found === null) {
    const none = <ListNotFound />;
    return languages?.en || languages?.es ? <OnlyInOtherLanguage otherwise={none} /> : none;
  }
  const name = found ?? (topic.isPending ? undefined : slug);
  const isCategory = by === 'category';
  return (
    <ListFrame
      title={name && (isCategory ? name : t('list.tagged', { tag: name }))}
      {...(isCategory && {
        headTitle: name && t('head.category', { category: name }),
        intro: t('list.category'),
      })}
      languages={languages}
    >
      {isCategory ? (
        <BlogTopics categories={categories} loading={topic.isPending} current={slug} />
      ) : (
        <AllTopics />
      )}
      <TopicPosts list={posts} />
    </ListFrame>
  );
}

export function topicPageOf(by: TopicKind): { Component: ComponentType; loader: Loader } {
  return {
    Component: withQueries(() => <TopicPage by={by} />),
    loader: ({ client, locale, params: { slug = '' } }) => {
      const readPosts = async () => {
        const first = await loadFirstPage(client, topicPostsQuery({ by, slug }, locale));
        await loadPlaceholder(client, first?.items[0]?.featuredImage);
      };
      return Promise.all([load(client, topicQuery({ by, slug }, locale)), readPosts()]);
    },
  };
}
