import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { BlogFilters } from '../../features/blog/BlogFilters';
import { BlogList } from '../../features/blog/BlogList';
import { blogIndexQuery, postsQuery } from '../../features/blog/data';
import { listPageQuery, parseListPage, type Filter } from '../../features/blog/listPage';
import { Head } from '../../platform/head/Head';
import { useLocale } from '../../platform/i18n/useLocale';
import { load, type Loader } from '../../platform/data/loader';
import { useFirestoreQuery } from '../../platform/data/useFirestoreQuery';
import { withQueries } from '../../platform/data/withQueries';
import { loadPlaceholder } from '../../platform/pictures/placeholderImage';
import { PageHeader } from '../../ui/PageHeader';
import { Section } from '../../ui/Section';

export const loader: Loader = ({ client, search }) => {
  const page = parseListPage(search);
  const readPosts = async () => {
    const posts = page && (await load(client, postsQuery(page)));
    await loadPlaceholder(client, posts?.[0]?.featuredImage);
  };
  return Promise.all([load(client, blogIndexQuery), readPosts()]);
};

/** The blog, twelve posts at a time. */
export const Component = withQueries(function BlogPage() {
  const { t } = useTranslation('blog');
  const locale = useLocale();
  const [params] = useSearchParams();
  const page = parseListPage(params);
  const posts = useFirestoreQuery(postsQuery(page));
  const index = useFirestoreQuery(blogIndexQuery);

  const filterName = ({ by, value }: Filter): string => {
    if (by === 'tag') return t('list.tagged', { tag: value });
    if (index.isPending) return '';
    return index.data?.categories.find(({ slug }) => slug === value)?.[locale] ?? value;
  };
  const listTitle = page?.filter ? filterName(page.filter) : t('list.latest');
  const isFront = page !== null && listPageQuery(page) === '';

  return (
    <>
      <Head
        locale={locale}
        title={page?.filter && listTitle ? t('head.filtered', { what: listTitle }) : t('head.title')}
        description={t('head.description')}
        index={isFront}
      />
      <PageHeader eyebrow={t('eyebrow')} title={t('name')} intro={t('intro')} />
      <Section pt={{ base: '8', md: '10', lg: '12' }}>
        <BlogFilters index={index.data} loading={index.isPending} filter={page?.filter ?? null} />
        <BlogList page={page} posts={posts} index={index} title={listTitle} />
      </Section>
    </>
  );
});
