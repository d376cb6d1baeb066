import { chakra } from '@chakra-ui/react';
import { pagePath } from '@perro-wisdom/domain/paths';
import { useTranslation } from 'react-i18next';
import { Faq } from '../../features/services/Faq';
import { ServiceList } from '../../features/services/ServiceList';
import { Head } from '../../platform/Head';
import { useLocale } from '../../platform/useLocale';
import { LinkButton } from '../../ui/LinkButton';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';

/** For who has read everything and still wonders. */
function Unsure() {
  const { t } = useTranslation('services');
  const locale = useLocale();
  return (
    <Section aria-labelledby="unsure-title" textAlign="center">
      <chakra.h2 id="unsure-title" textStyle="h2">
        {t('unsure.title')}
      </chakra.h2>
      <chakra.p textStyle="lead" color="fg.muted" mt="4" mb="8" mx="auto" maxW="prose">
        {t('unsure.text')}
      </chakra.p>
      <LinkButton to={pagePath('contact', locale)} variant="outline" size="lg">
        {t('unsure.contact')}
      </LinkButton>
    </Section>
  );
}

export function ServicesPage() {
  const { t } = useTranslation('services');
  const locale = useLocale();
  return (
    <>
      <Head locale={locale} title={t('eyebrow')} description={t('description')} />
      <Section>
        <SectionHeading level={1} eyebrow={t('eyebrow')} title={t('title')} intro={t('intro')} mb={{ base: '12', md: '16' }} />
        <ServiceList />
      </Section>
      <Faq />
      <Unsure />
    </>
  );
}
