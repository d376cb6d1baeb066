import { Grid, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { StructuredData } from '../../platform/head/StructuredData';
import { useSite } from '../../../shared/content/SiteContext';
import { useLocale } from '../../../shared/i18n/useLocale';
import { Section } from '../../../shared/ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { faqPage } from './structuredData';

/**
 * Renders the frequently asked questions, if any. There are few of them, so the answers are always visible.
 */
export function Faq() {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const { questions: entries } = useSite();
  if (entries.length === 0) return null;
  return (
    <Section tone="sand" aria-labelledby="faq-title" data-edit="pages/services#questionsTitle">
      <StructuredData data={faqPage(entries, locale)} />
      <Grid gap={{ base: '2', lg: '16' }} templateColumns={{ base: '1fr', lg: '1fr 2fr' }}>
        <SectionHeading headingId="faq-title" title={t('faq.title')} />
        <div>
          {entries.map(({ question, answer }) => (
            <chakra.div
              key={question}
              py={{ base: '6', lg: '8' }}
              borderTopWidth="2px"
              borderColor="fg"
              _first={{ pt: { lg: '5' } }}
              _last={{ pb: '0' }}
            >
              <chakra.h3 textStyle="h3">{question}</chakra.h3>
              <chakra.p mt="3" color="fg.muted" maxW="prose">
                {answer}
              </chakra.p>
            </chakra.div>
          ))}
        </div>
      </Grid>
    </Section>
  );
}
