import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { BlogTopics } from '../../features/blog/BlogTopics';
import { categoriesQuery, topicPostsQuery } from '../../features/blog/data';
import { ListFrame } from '../../features/blog/ListFrame';
import { ListNotFound } from '../../features/blog/ListNotFound';
import { TopicPosts } from '../../features/blog/TopicPosts';
import { useLocale } from '../../platform/i18n/useLocale';
import { load, loadFirstPage, type Loader } from '../../platform/data/loader';
import { useFirestorePages } from '../../platform/data/useFirestorePages';
import { useFirestoreQuery } from '../../platform/data/useFirestoreQuery';
import { withQueries } from '../../platform/data/withQueries';
import { loadPlaceholder } from '../../platform/pictures/placeholderImage';

export const loader: Loader = ({ client, params: { category = '' } }) => {
  const readPosts = async () => {
    const first = await loadFirstPage(client, topicPostsQuery({ by: 'category', slug: category }));
    await loadPlaceholder(client, first?.items[0]?.featuredImage);
  };
  return Promise.all([load(client, categoriesQuery), readPosts()]);
};

/** The posts of a category, and links to the other categories. */
export const Component = withQueries(function BlogCategoryPage() {
  const { t } = useTranslation('blog');
  const locale = useLocale();
  const { category: slug = '' } = useParams();
  const categories = useFirestoreQuery(categoriesQuery);
  const posts = useFirestorePages(topicPostsQuery({ by: 'category', slug }));

  const category = categories.data?.find((one) => one.slug === slug);
  if (categories.data && !category) return <ListNotFound />;
  const name = category?.[locale] ?? (categories.isPending ? undefined : slug);
  return (
    <ListFrame
      title={name}
      headTitle={name && t('head.category', { category: name })}
      intro={t('list.category')}
    >
      <BlogTopics categories={categories.data} loading={categories.isPending} current={slug} />
      <TopicPosts {...posts} />
    </ListFrame>
  );
});
