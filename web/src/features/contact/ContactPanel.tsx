import { chakra } from '@chakra-ui/react';
import type { ContactForm as ContactValues } from '@perro-wisdom/domain/contact';
import { useTranslation } from 'react-i18next';
import { useChunk } from '../../platform/useChunk';
import { Card } from '../../ui/Card';
import { Notice } from '../../ui/Notice';
import { Loading, Skeleton } from '../../ui/Skeleton';

function FormSkeleton() {
  const { t } = useTranslation();
  return (
    <Loading label={t('loading')}>
      <chakra.div display="flex" flexDirection="column" gap="5">
        {['5.5rem', '5.5rem', '5.5rem', '14rem', '3.5rem'].map((height, index) => (
          <Skeleton key={index} h={height} />
        ))}
      </chakra.div>
    </Loading>
  );
}

/** The form as it arrives: Formik and yup come with it, not with the page. */
function ArrivingForm({ service }: { service: ContactValues['service'] }) {
  const { t } = useTranslation();
  const form = useChunk('ContactForm', () => import('./ContactForm'));
  if (form.data) return <form.data.ContactForm service={service} />;
  if (form.isFetching) return <FormSkeleton />;
  return (
    <Notice role="alert" title={t('load.failed')} action={{ label: t('retry'), onClick: () => void form.refetch() }}>
      {t('load.failedDetail')}
    </Notice>
  );
}

/** The contact form on its card. */
export function ContactPanel({ service = '' }: { service?: ContactValues['service'] }) {
  return (
    <Card p={{ base: '5', md: '8' }} _print={{ display: 'none' }}>
      <ArrivingForm service={service} />
    </Card>
  );
}
