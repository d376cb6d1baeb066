import { Grid, chakra } from '@chakra-ui/react';
import { dialablePhone, displayPhone } from '@app/domain/content/facts';
import { formatDate } from '@app/domain/general/dates';
import { localize } from '@app/domain/general/locale';
import { useContext, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LegalTexts } from '../../shared/locales/legal-types';
import { Sanitizer } from '../blog/post/sanitize';
import { Head } from '../platform/head/Head';
import { useLocale } from '../../shared/i18n/useLocale';
import { useFacts } from '../../shared/content/SiteContext';
import { DetailsSummary } from '../../shared/ui/DetailsSummary';
import { load, type Loader } from '../../shared/data/loader';
import { withQueries } from '../platform/data/withQueries';
import { useFirestoreQuery } from '../platform/data/useFirestoreQuery';
import { PageHeader } from '../ui/PageHeader';
import { Prose } from '../../shared/ui/Prose';
import { Section } from '../../shared/ui/Section';
import { legalQuery } from './legalQuery';
import { anchored, type FilledIn } from './legalText';

const TextLink = chakra('a', {
  base: { color: 'accent.text', textDecoration: 'underline', overflowWrap: 'anywhere' },
});

/** Returns the values of the texts' placeholders. A fact that is unknown is named by what it is. */
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

/** A text with its `{{placeholders}}` filled in. Splitting by a capturing group puts the names at odd indexes. */
function Filled({ text }: { text: string }) {
  const values = useValues();
  return text.split(/\{\{(\w+)\}\}/).map((part, index) => {
    const { text: words, href } = (index % 2 === 1 ? values[part] : undefined) ?? { text: part };
    return <span key={index}>{href === undefined ? words : <TextLink href={href}>{words}</TextLink>}</span>;
  });
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

type Sections = LegalTexts[keyof LegalTexts]['sections'];

type Headings = readonly { id: string; heading: string }[];

function ContentsList({ sections }: { sections: Headings }) {
  return (
    <chakra.ul textStyle="small">
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <ContentsLink asChild>
            <Link to={`#${id}`}>{heading}</Link>
          </ContentsLink>
        </li>
      ))}
    </chakra.ul>
  );
}

/** Sticky beside the text on wide screens, folded above it on others. */
function Contents({ sections }: { sections: Headings }) {
  const { t } = useTranslation();
  return (
    <chakra.nav aria-label={t('legal.contents')}>
      <chakra.div hideBelow="lg" position="sticky" top="calc(var(--pw-sizes-header) + 2rem)">
        <chakra.p textStyle="eyebrow" mb="2">
          {t('legal.contents')}
        </chakra.p>
        <ContentsList sections={sections} />
      </chakra.div>
      <chakra.details hideFrom="lg" bg="bg.subtle" borderRadius="lg" px="5" py="1.5">
        <DetailsSummary>{t('legal.contents')}</DetailsSummary>
        <ContentsList sections={sections} />
      </chakra.details>
    </chakra.nav>
  );
}

/** The template of a legal text, filled with the facts. */
function Template({ sections }: { sections: Sections }) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="10">
      {sections.map(({ id, heading, paragraphs, list }) => (
        <chakra.section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
          <chakra.h2 id={`${id}-title`} textStyle="h3">
            {heading}
          </chakra.h2>
          {paragraphs.map((paragraph) => (
            <chakra.p key={paragraph} mt="3">
              <Filled text={paragraph} />
            </chakra.p>
          ))}
          {list && (
            <chakra.ul mt="3" pl="5" display="flex" flexDirection="column" gap="1.5" listStyleType="disc">
              {list.map((item) => (
                <li key={item}>
                  <Filled text={item} />
                </li>
              ))}
            </chakra.ul>
          )}
        </chakra.section>
      ))}
    </chakra.div>
  );
}

interface LegalPageProps {
  page: keyof LegalTexts;
  template: LegalTexts[keyof LegalTexts];
}

/** The privacy policy or the terms: as the owner has written them in this language, otherwise the template. */
function LegalPage({ page, template }: LegalPageProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const values = useValues();
  const { data } = useFirestoreQuery(legalQuery(page));
  const own = data?.languages[locale] ? data : null;
  const sanitize = useContext(Sanitizer);
  const text = own ? anchored(sanitize(localize(own, 'content', locale)), values) : null;
  const title = own ? localize(own, 'title', locale) : template.title;
  return (
    <>
      <Head locale={locale} title={title} description={t(`legal.${page}`)} />
      <PageHeader
        data-edit={`legal/${page}`}
        title={title}
        intro={t('legal.updated', { date: formatDate(own?.updatedAt ?? template.updated, locale) })}
      />
      <Section pt={{ base: '8', md: '10', lg: '16' }}>
        <Grid
          gap={{ base: '8', lg: '16' }}
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '17rem minmax(0, 42rem)' }}
        >
          {/* Without headings, its place stays empty on wide screens. */}
          {text?.headings.length === 0 ? (
            <div />
          ) : (
            <Contents sections={text?.headings ?? template.sections} />
          )}
          {text ? (
            <Prose dangerouslySetInnerHTML={{ __html: text.html }} />
          ) : (
            <Template sections={template.sections} />
          )}
        </Grid>
      </Section>
    </>
  );
}

/** Returns the module of a legal page with this template. */
export function legalPageOf(
  page: keyof LegalTexts,
  template: LegalPageProps['template'],
): { Component: ComponentType; loader: Loader } {
  return {
    Component: withQueries(() => <LegalPage page={page} template={template} />),
    loader: ({ client }) => load(client, legalQuery(page)),
  };
}
