import { Grid, chakra } from '@chakra-ui/react';
import type { OwnPage } from '@app/domain/content/own-pages';
import { localize } from '@app/domain/general/locale';
import { sharedPage, socialImagePath } from '@app/domain/pictures/social-images';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { metaTitle, ownMetaDescription } from '../blog/meta';
import { PostBody, PostBodySkeleton } from '../blog/post/PostBody';
import { ownPageQuery } from '../content/own-pages/data';
import { webPage } from '../content/own-pages/structuredData';
import { PlainForm } from '../inbox/PlainForm';
import { OnlyInOtherLanguage } from '../platform/components/OtherLanguage';
import { withQueries } from '../platform/data/withQueries';
import { Head } from '../platform/head/Head';
import { StructuredData } from '../platform/head/StructuredData';
import { useSite } from '../../shared/content/SiteContext';
import { load, type Loader } from '../../shared/data/loader';
import { titleOf } from '../../shared/i18n/title';
import { useLocale } from '../../shared/i18n/useLocale';
import { Picture } from '../../shared/pictures/Picture';
import { loadPlaceholder } from '../../shared/pictures/placeholderQuery';
import { Notice } from '../../shared/ui/Notice';
import { Section } from '../../shared/ui/Section';
import { Loading } from '../../shared/ui/Skeleton';
import { PageHeader } from '../ui/PageHeader';
import { ContactSection } from './ContactSection';
import { Component as NotFoundPage } from './NotFoundPage';

function PageHead({ page }: { page: OwnPage }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { facts, look } = useSite();
  const description =
    ownMetaDescription(page, locale) || localize(page, 'intro', locale) || t('site.description');
  return (
    <>
      <Head
        title={metaTitle(page, locale)}
        description={description}
        image={socialImagePath(sharedPage(page), locale, look)}
        languages={page.languages}
      />
      <StructuredData data={webPage(page, locale, { facts, look }, description)} />
    </>
  );
}

function PagePicture({ page }: { page: OwnPage }) {
  const locale = useLocale();
  if (page.image === '') return null;
  return (
    <chakra.div
      order={{ lg: '1' }}
      maxW="prose"
      aspectRatio="16/9"
      // Keeps the picture visible beside the text while the page scrolls.
      position={{ lg: 'sticky' }}
      top={{ lg: 'calc(var(--pw-sizes-header) + 2rem)' }}
      borderRadius={{ base: 'lg', md: 'xl' }}
      overflow="hidden"
      bg="bg.subtle"
    >
      <Picture
        src={page.image}
        alt={localize(page, 'imageAlt', locale)}
        sizes="(min-width: 75rem) 26rem, (min-width: 64rem) 33vw, (min-width: 46rem) 42rem, 92vw"
        frame={16 / 9}
        focus={page.imageFocus}
        priority
      />
    </chakra.div>
  );
}

export const loader: Loader = async ({ client, locale, params: { slug = '' } }) => {
  const page = await load(client, ownPageQuery(slug, locale));
  if (page?.languages[locale]) await loadPlaceholder(client, page.image);
};

/** Renders one of the owner's own pages, or the not-found page if the slug is unknown. */
export const Component = withQueries(function OwnPage() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { slug = '' } = useParams();
  const { data: page, isError, isFetching, refetch } = useQuery(ownPageQuery(slug, locale));
  // If the header or footer links to the page, its title is available before its data loads.
  const { ownPages, facts } = useSite();
  const title = ownPages.find((each) => each.slug === slug)?.title ?? t('loading');
  if (page === null) return <NotFoundPage />;
  if (page && !page.languages[locale]) return <OnlyInOtherLanguage otherwise={<NotFoundPage />} />;
  if (!page)
    return (
      <>
        <title>{titleOf(title, facts)}</title>
        <PageHeader title={title} />
        <Section>
          {isError && !isFetching ? (
            <Notice
              role="alert"
              title={t('load.failed')}
              action={{ label: t('retry'), onClick: () => void refetch() }}
            >
              {t('load.failedDetail')}
            </Notice>
          ) : (
            <Loading label={t('loading')}>
              <PostBodySkeleton />
            </Loading>
          )}
        </Section>
      </>
    );
  return (
    <>
      <PageHead page={page} />
      <PageHeader
        data-edit={`ownPages/${page.id}#title`}
        title={localize(page, 'title', locale)}
        intro={localize(page, 'intro', locale)}
      />
      <Section pt={{ base: '8', md: '12' }}>
        <Grid
          gap={{ base: '8', lg: '12' }}
          alignItems="start"
          templateColumns={{
            base: 'minmax(0, 42rem)',
            ...(page.image !== '' && { lg: 'minmax(0, 42rem) minmax(0, 1fr)' }),
          }}
        >
          <PagePicture page={page} />
          <PostBody html={localize(page, 'content', locale)} />
        </Grid>
      </Section>
      {page.hasContactForm && (
        <ContactSection>
          <PlainForm />
        </ContactSection>
      )}
    </>
  );
});
