import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { BlogTopics } from '../blog/BlogTopics';
import { categoriesQuery, topicPostsQuery } from '../blog/data';
import { ListFrame } from '../blog/ListFrame';
import { ListNotFound } from '../blog/ListNotFound';
import { TopicPosts } from '../blog/TopicPosts';
import { useLocale } from '../../shared/i18n/useLocale';
import { load, loadFirstPage, type Loader } from '../../shared/data/loader';
import { useFirestorePages } from '../platform/data/useFirestorePages';
import { useFirestoreQuery } from '../platform/data/useFirestoreQuery';
import { withQueries } from '../platform/data/withQueries';
import { loadPlaceholder } from '../../shared/pictures/placeholderImage';

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
