import { Grid, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';

const QUESTIONS = ['results', 'age', 'show'] as const;

/** What people ask first. Three answers are quicker read than opened, so nothing folds. */
export function Faq() {
  const { t } = useTranslation('services');
  return (
    <Section tone="sand" aria-labelledby="faq-title">
      <Grid gap={{ base: '2', lg: '16' }} templateColumns={{ base: '1fr', lg: '1fr 2fr' }}>
        <SectionHeading headingId="faq-title" title={t('faq.title')} />
        <div>
          {QUESTIONS.map((question) => (
            <chakra.div
              key={question}
              py={{ base: '6', lg: '8' }}
              borderTopWidth="2px"
              borderColor="fg"
              _first={{ pt: { lg: '5' } }}
              _last={{ pb: '0' }}
            >
              <chakra.h3 textStyle="h3">{t(`faq.${question}`)}</chakra.h3>
              <chakra.p mt="3" color="fg.muted" maxW="prose">
                {t(`faq.${question}Answer`)}
              </chakra.p>
            </chakra.div>
          ))}
        </div>
      </Grid>
    </Section>
  );
}
