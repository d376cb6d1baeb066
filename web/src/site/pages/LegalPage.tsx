import { Grid, chakra } from '@chakra-ui/react';
import { dialablePhone, displayPhone } from '@app/domain/content/facts';
import { formatDate } from '@app/domain/general/dates';
import { localize } from '@app/domain/general/locale';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LegalTexts } from '../../shared/locales/legal-types';
import { useSanitizer } from '../blog/post/sanitize';
import { Head } from '../platform/head/Head';
import { useLocale } from '../../shared/i18n/useLocale';
import { legalHtml } from '../../shared/content/legalHtml';
import { useFacts } from '../../shared/content/SiteContext';
import { DetailsSummary } from '../../shared/ui/DetailsSummary';
import { load, type Loader } from '../../shared/data/loader';
import { withQueries } from '../platform/data/withQueries';
import { PageHeader } from '../ui/PageHeader';
import { Prose } from '../../shared/ui/Prose';
import { Section } from '../../shared/ui/Section';
import { legalQuery } from './legalQuery';
import { anchored, type Anchored, type FilledIn } from './legalText';

/** Returns the values of the placeholders. An unknown fact is replaced by a description of the fact. */
function useValues(): Record<string, FilledIn> {
  const { t } = useTranslation();
  const { name, email, phone } = useFacts();
  return {
    businessName: { text: name || t('legal.business') },
    email: email ? { text: email, href: `mailto:${email}` } : { text: t('legal.email') },
    phone: phone
      ? { text: displayPhone(phone), href: `tel:${dialablePhone(phone)}` }
      : { text: t('legal.phone') },
  };
}

const ContentsLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    py: '1',
    lineHeight: 'snug',
    color: 'fg.muted',
    textDecoration: 'none',
    _hover: { color: 'fg', textDecoration: 'underline' },
  },
});

type Headings = Anchored['headings'];

function ContentsList({ headings }: { headings: Headings }) {
  return (
    <chakra.ul textStyle="small">
      {headings.map(({ id, heading }) => (
        <li key={id}>
          <ContentsLink asChild>
            <Link to={`#${id}`}>{heading}</Link>
          </ContentsLink>
        </li>
      ))}
    </chakra.ul>
  );
}

/**
 * The table of contents. On wide screens, it is sticky beside the text; on narrower ones, it is collapsed
 * above the text.
 */
function Contents({ headings }: { headings: Headings }) {
  const { t } = useTranslation();
  return (
    <chakra.nav aria-label={t('legal.contents')}>
      <chakra.div hideBelow="lg" position="sticky" top="calc(var(--pw-sizes-header) + 2rem)">
        <chakra.p textStyle="eyebrow" mb="2">
          {t('legal.contents')}
        </chakra.p>
        <ContentsList headings={headings} />
      </chakra.div>
      <chakra.details hideFrom="lg" bg="bg.subtle" borderRadius="lg" px="5" py="1.5">
        <DetailsSummary>{t('legal.contents')}</DetailsSummary>
        <ContentsList headings={headings} />
      </chakra.details>
    </chakra.nav>
  );
}

interface LegalPageProps {
  page: keyof LegalTexts;
  template: LegalTexts[keyof LegalTexts];
}

/**
 * The privacy policy or the terms: the owner's version in the page's language, or the template if there is
 * none.
 */
function LegalPage({ page, template }: LegalPageProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const values = useValues();
  const { data } = useQuery(legalQuery(page, locale));
  const own = data?.languages[locale] ? data : null;
  const sanitize = useSanitizer();
  const { html, headings } = own
    ? anchored(sanitize(localize(own, 'content', locale)), values)
    : anchored(
        legalHtml(template),
        values,
        template.sections.map(({ id }) => id),
      );
  const title = own ? localize(own, 'title', locale) : template.title;
  return (
    <>
      <Head title={title} description={t(`legal.${page}`)} />
      <PageHeader
        data-edit={`legal/${page}#title`}
        title={title}
        intro={t('legal.updated', { date: formatDate(own?.updatedAt ?? template.updated, locale) })}
      />
      <Section pt={{ base: '8', md: '10', lg: '16' }}>
        <Grid
          gap={{ base: '8', lg: '16' }}
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '17rem minmax(0, 42rem)' }}
        >
          {/* If there are no headings, the column remains empty on wide screens. */}
          {headings.length === 0 ? <div /> : <Contents headings={headings} />}
          <Prose dangerouslySetInnerHTML={{ __html: html }} />
        </Grid>
      </Section>
    </>
  );
}

export function legalPageOf(
  page: keyof LegalTexts,
  template: LegalPageProps['template'],
): { Component: ComponentType; loader: Loader } {
  return {
    Component: withQueries(() => <LegalPage page={page} template={template} />),
    loader: ({ client, locale }) => load(client, legalQuery(page, locale)),
  };
}
