import { chakra } from '@chakra-ui/react';
import { listPagePath } from '@app/domain/general/paths';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BlogPager } from '../blog/BlogPager';
import { BlogTopics } from '../blog/BlogTopics';
import { blogTopicsQuery, newestPostsQuery } from '../blog/data';
import { PostList } from '../blog/PostList';
import { Head } from '../platform/head/Head';
import { useLocale } from '../../shared/i18n/useLocale';
import { load, type Loader } from '../../shared/data/loader';
import { withQueries } from '../platform/data/withQueries';
import { loadPlaceholder } from '../../shared/pictures/placeholderQuery';
import { PageButton } from '../ui/PageButton';
import { Notice } from '../../shared/ui/Notice';
import { OtherLanguageNotice } from '../platform/components/OtherLanguage';
import { PageHeader } from '../ui/PageHeader';
import { Section } from '../../shared/ui/Section';

function NoPosts() {
  const { t } = useTranslation(['blog', 'common']);
  return (
    <Notice title={t('list.empty')}>
      <p>{t('list.emptyDetail')}</p>
      <PageButton page="contact" variant="outline" mt="5">
        {t('common:nav.contact')}
      </PageButton>
    </Notice>
  );
}

export const loader: Loader = ({ client, locale }) => {
  const readPosts = async () => {
    const posts = await load(client, newestPostsQuery(locale));
    await loadPlaceholder(client, posts?.[0]?.featuredImage);
  };
  return Promise.all([load(client, blogTopicsQuery(locale)), readPosts()]);
};

/** The blog's front page, with the newest posts and links to all topics and to older posts. */
export const Component = withQueries(function BlogPage() {
  const { t } = useTranslation('blog');
  const locale = useLocale();
  const posts = useQuery(newestPostsQuery(locale));
  const topics = useQuery(blogTopicsQuery(locale));
  const olderPage = topics.data?.olderPage ?? null;
  return (
    <>
      <Head title={t('head.title')} description={t('head.description')} />
      <PageHeader data-edit="pages/blog#title" eyebrow={t('eyebrow')} title={t('name')} intro={t('intro')} />
      <Section pt={{ base: '8', md: '10', lg: '12' }}>
        <BlogTopics
          categories={topics.data?.categories}
          tags={topics.data?.tags}
          loading={topics.isPending}
        />
        <section aria-labelledby="posts-title">
          <chakra.h2 id="posts-title" textStyle="h2" mb="6">
            {t('list.latest')}
          </chakra.h2>
          {posts.data?.length !== 0 ? (
            <PostList query={posts} withLead />
          ) : topics.data?.isElsewhere ? (
            <OtherLanguageNotice otherwise={<NoPosts />} />
          ) : (
            <NoPosts />
          )}
        </section>
        <BlogPager newer={null} older={olderPage === null ? null : listPagePath(olderPage, locale)} />
      </Section>
    </>
  );
});
