import { Grid, chakra } from '@chakra-ui/react';
import { business } from '@perro-wisdom/domain/business';
import { formatDate } from '@perro-wisdom/domain/dates';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LegalTexts } from '../../locales/legal-types';
import { Head } from '../../platform/head/Head';
import { useLocale } from '../../platform/i18n/useLocale';
import { DetailsSummary } from '../../ui/DetailsSummary';
import { PageHeader } from '../../ui/PageHeader';
import { Section } from '../../ui/Section';

const TextLink = chakra('a', { base: { color: 'accent.text', textDecoration: 'underline', overflowWrap: 'anywhere' } });

/** The values of the texts' placeholders. */
const FACTS: Record<string, ReactNode> = {
  businessName: business.name,
  email: <TextLink href={`mailto:${business.email}`}>{business.email}</TextLink>,
  phone: <TextLink href={`tel:${business.phone}`}>{business.phoneDisplay}</TextLink>,
};

/** A text with its `{{placeholders}}` filled in. Splitting by a capturing group puts the names at odd indexes. */
function Filled({ text }: { text: string }) {
  return text.split(/\{\{(\w+)\}\}/).map((part, index) => <span key={index}>{index % 2 === 1 ? FACTS[part] : part}</span>);
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

function ContentsList({ sections }: { sections: Sections }) {
  return (
    <chakra.ul textStyle="small">
      {sections.map(({ id, heading }) => (
        <chakra.li key={id} listStyleType="none">
          <ContentsLink asChild>
            <Link to={`#${id}`}>{heading}</Link>
          </ContentsLink>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

/** Sticky beside the text on wide screens, folded above it on others. */
function Contents({ sections }: { sections: Sections }) {
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

/** The privacy policy or the terms. */
export function LegalPage({ page, texts }: { page: keyof LegalTexts; texts: LegalTexts[keyof LegalTexts] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { title, updated, sections } = texts;
  return (
    <>
      <Head locale={locale} title={title} description={t(`legal.${page}`)} />
      <PageHeader title={title} intro={t('legal.updated', { date: formatDate(updated, locale) })} />
      <Section pt={{ base: '8', md: '10', lg: '16' }}>
        <Grid gap={{ base: '8', lg: '16' }} templateColumns={{ base: 'minmax(0, 1fr)', lg: '17rem minmax(0, 42rem)' }}>
          <Contents sections={sections} />
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
        </Grid>
      </Section>
    </>
  );
}
