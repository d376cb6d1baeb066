import { chakra } from '@chakra-ui/react';
import { pagePath } from '@perro-wisdom/domain/paths';
import { useTranslation } from 'react-i18next';
import { Head } from '../../platform/Head';
import { useNotFoundStatus } from '../../platform/pageStatus';
import { Picture } from '../../platform/Picture';
import { useLocale } from '../../platform/useLocale';
import { LinkButton } from '../../ui/LinkButton';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';

export function NotFoundPage() {
  const { t } = useTranslation(['messages', 'common']);
  const locale = useLocale();
  useNotFoundStatus();
  return (
    <Section>
      <Head locale={locale} title={t('notFound.title')} description={t('notFound.question')} index={false} />
      <chakra.div display="grid" gap="10" alignItems="center" gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }}>
        <div>
          <SectionHeading level={1} title={t('notFound.title')} intro={t('notFound.question')} mb="8" />
          <LinkButton to={pagePath('home', locale)}>{t('common:nav.home')}</LinkButton>
        </div>
        <chakra.div borderRadius="xl" overflow="hidden" aspectRatio="9/7" bg="bg.subtle">
          <Picture src="/images/site/not-found-900x700.webp" alt="" sizes="(min-width: 64rem) 34rem, 92vw" priority />
        </chakra.div>
      </chakra.div>
    </Section>
  );
}
