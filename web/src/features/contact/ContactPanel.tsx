import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactForm as ContactValues } from '@perro-wisdom/domain/contact';
import { Card } from '../../ui/Card';
import { Loading, Skeleton } from '../../ui/Skeleton';

/** Formik and yup come with the form, not with the page. */
const ContactForm = lazy(() => import('./ContactForm').then((module) => ({ default: module.ContactForm })));

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

/** The contact form on its card. */
export function ContactPanel({ service = '' }: { service?: ContactValues['service'] }) {
  return (
    <Card p={{ base: '5', md: '8' }}>
      <Suspense fallback={<FormSkeleton />}>
        <ContactForm service={service} />
      </Suspense>
    </Card>
  );
}
