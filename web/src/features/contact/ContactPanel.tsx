import { chakra } from '@chakra-ui/react';
import { business } from '@perro-wisdom/domain/business';
import type { ContactForm as ContactValues } from '@perro-wisdom/domain/contact';
import { pagePath } from '@perro-wisdom/domain/paths';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchOnce } from '../../platform/data/fetchOnce';
import { useChunk } from '../../platform/browser/useChunk';
import { useIsNear } from '../../platform/browser/useIsNear';
import { useLocale } from '../../platform/i18n/useLocale';
import { Card } from '../../ui/Card';
import { LinkButton } from '../../ui/LinkButton';
import { Notice } from '../../ui/Notice';
import { FORM_ID, PlainForm } from './PlainForm';

const contactForm = fetchOnce(() => import('./ContactForm'));

/** In the form's room, where the page has no bytes left for the form itself: the way to it. */
function WayToForm() {
  const { t } = useTranslation('contact');
  const locale = useLocale();
  return (
    <chakra.div display="grid" placeContent="center" minH={{ base: '44rem', sm: '40.25rem' }}>
      <LinkButton to={pagePath('contact', locale)}>{t('form.open')}</LinkButton>
    </chakra.div>
  );
}

/** The form's code could not be fetched, as often as it was asked for. */
function Unreachable({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['contact', 'common']);
  return (
    <Notice role="alert" mb="6" title={t('common:load.failed')} action={{ label: t('common:retry'), onClick: onRetry }}>
      {t('form.otherWays')}{' '}
      <chakra.a href={`tel:${business.phone}`} textDecoration="underline">
        {business.phoneDisplay}
      </chakra.a>
      ,{' '}
      <chakra.a href={`mailto:${business.email}`} textDecoration="underline" overflowWrap="anywhere">
        {business.email}
      </chakra.a>
    </Notice>
  );
}

interface ContactPanelProps {
  service?: ContactValues['service'];
  /** Whether the page has no bytes left for the form that the server sends. */
  isShort?: boolean;
}

/** The form as it arrives: Formik and yup come with it when it is nearly in view, not with the page. */
function ArrivingForm({ service = '', isShort = false }: ContactPanelProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const { content, state, load } = useChunk(contactForm, isNear);
  if (content) return <content.ContactForm service={service} />;
  return (
    <div ref={place}>
      {state === 'failed' && <Unreachable onRetry={load} />}
      {isShort ? <WayToForm /> : <PlainForm />}
    </div>
  );
}

/** The contact form on its card. */
export function ContactPanel(props: ContactPanelProps) {
  return (
    <Card p={{ base: '5', md: '8' }} id={FORM_ID} data-screen-only>
      <ArrivingForm {...props} />
    </Card>
  );
}
