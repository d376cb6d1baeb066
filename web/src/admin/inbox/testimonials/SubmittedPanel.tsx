import { chakra } from '@chakra-ui/react';
import { ADMIN_PAGES } from '@perro-wisdom/domain/general/paths';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../shared/ui/LinkButton';
import { useSubmitted } from './submitted';

/** On the dashboard: how many testimonials wait for the owner. */
export function SubmittedPanel() {
  const { t } = useTranslation('adminSubmitted');
  const { data, isError } = useSubmitted('waiting');
  return (
    <>
      <chakra.p color="fg.muted" minH="6">
        {isError && t('failed')}
        {data && (data.length === 0 ? t('dashboard.none') : t('dashboard.waiting', { count: data.length }))}
      </chakra.p>
      <LinkButton to={ADMIN_PAGES.testimonialSubmissions} variant="outline" mt="3" alignSelf="flex-start">
        {t('dashboard.open')}
      </LinkButton>
    </>
  );
}
