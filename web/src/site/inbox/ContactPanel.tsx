import { chakra } from '@chakra-ui/react';
import { dialablePhone, displayPhone } from '@app/domain/content/facts';
import type { ContactForm as ContactValues } from '@app/domain/inbox/contact';
import { pagePath } from '@app/domain/general/paths';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchOnce } from '../../shared/data/fetchOnce';
import { useChunk } from '../../shared/browser/useChunk';
import { useIsNear } from '../platform/browser/useIsNear';
import { useLocale } from '../../shared/i18n/useLocale';
import { useFacts } from '../../shared/content/SiteContext';
import { Card } from '../../shared/ui/Card';
import { LinkButton } from '../../shared/ui/LinkButton';
import { Notice } from '../../shared/ui/Notice';
import { FORM_ID } from './formId';
import { wakeServer } from './wake';

const contactForm = fetchOnce(() => import('./ContactForm'));

/** A link to the contact page, in an area of the form's height. */
export function ContactLink() {
  const { t } = useTranslation('contact');
  const locale = useLocale();
  return (
    <chakra.div display="grid" placeContent="center" minH={{ base: '53.1875rem', sm: '46.875rem' }}>
      <LinkButton to={pagePath('contact', locale)}>{t('form.open')}</LinkButton>
    </chakra.div>
  );
}

/** Shown when the form's chunk could not be loaded after all retries. */
function FormLoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['contact', 'common']);
  const { phone, email } = useFacts();
  return (
    <Notice
      role="alert"
      mb="6"
      title={t('common:load.failed')}
      action={{ label: t('common:retry'), onClick: onRetry }}
    >
      {(phone || email) && t('form.otherWays')}{' '}
      {phone && (
        <chakra.a href={`tel:${dialablePhone(phone)}`} textDecoration="underline">
          {displayPhone(phone)}
        </chakra.a>
      )}
      {phone && email && ', '}
      {email && (
        <chakra.a href={`mailto:${email}`} textDecoration="underline" overflowWrap="anywhere">
          {email}
        </chakra.a>
      )}
    </Notice>
  );
}

interface ContactPanelProps {
  service?: ContactValues['service'];
  /** What is in the form's place until its code has loaded: the form without scripts, or `ContactLink`, which is smaller. */
  children: ReactNode;
}

/** The contact form, whose chunk (with Formik and yup) is loaded when it is about to scroll into view. */
function LazyContactForm({ service = '', children }: ContactPanelProps) {
  const container = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(container);
  const { content, state, load } = useChunk(contactForm, isNear);
  if (content) return <content.ContactForm service={service} />;
  return (
    <div ref={container}>
      {state === 'failed' && <FormLoadFailed onRetry={load} />}
      {children}
    </div>
  );
}

/** The contact form on a card. */
export function ContactPanel(props: ContactPanelProps) {
  return (
    <Card p={{ base: '5', md: '8' }} id={FORM_ID} data-screen-only onFocus={wakeServer}>
      <LazyContactForm {...props} />
    </Card>
  );
}
