import { chakra } from '@chakra-ui/react';
import { business } from '@perro-wisdom/domain/business';
import type { ContactForm as ContactValues } from '@perro-wisdom/domain/contact';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchOnce } from '../../platform/fetchOnce';
import { useChunk } from '../../platform/useChunk';
import { useIsNear } from '../../platform/useIsNear';
import { Card } from '../../ui/Card';
import { Notice } from '../../ui/Notice';
import { Loading, Skeleton } from '../../ui/Skeleton';

const contactForm = fetchOnce(() => import('./ContactForm'));

/** The form's room. It is said to be loading once it is. */
function FormSkeleton({ isLoading }: { isLoading: boolean }) {
  const { t } = useTranslation();
  const fields = (
    <chakra.div display="grid" gridTemplateRows="3rem 3rem 3rem 11.25rem 3.5rem" gap="14" pt="8">
      {[1, 2, 3, 4, 5].map((number) => (
        <Skeleton key={number} bg="bg.subtle" />
      ))}
    </chakra.div>
  );
  return isLoading ? <Loading label={t('loading')}>{fields}</Loading> : fields;
}

/** For browsers that run no scripts: the same message by other ways. */
function WithoutScripts() {
  const { t } = useTranslation('contact');
  return (
    <noscript>
      <p>{t('withoutScripts', { phone: business.phoneDisplay, email: business.email })}</p>
    </noscript>
  );
}

/** The form as it arrives: Formik and yup come with it when it is nearly in view, not with the page. */
function ArrivingForm({ service }: { service: ContactValues['service'] }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const { content, state, load } = useChunk(contactForm, isNear);
  if (content) return <content.ContactForm service={service} />;
  if (state !== 'failed') {
    return (
      <div ref={place}>
        <FormSkeleton isLoading={state === 'loading'} />
        <WithoutScripts />
      </div>
    );
  }
  return (
    <Notice role="alert" title={t('load.failed')} action={{ label: t('retry'), onClick: load }}>
      {t('load.failedDetail')}
    </Notice>
  );
}

/** The contact form on its card. */
export function ContactPanel({ service = '' }: { service?: ContactValues['service'] }) {
  return (
    <Card p={{ base: '5', md: '8' }} data-screen>
      <ArrivingForm service={service} />
    </Card>
  );
}
