import { Flex, chakra } from '@chakra-ui/react';
import { dialablePhone, displayPhone } from '@app/domain/content/facts';
import type { ContactForm as ContactValues } from '@app/domain/inbox/contact';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchOnce } from '../../shared/data/fetchOnce';
import { useChunk } from '../../shared/browser/useChunk';
import { useIsNear } from '../platform/browser/useIsNear';
import { useFacts } from '../../shared/content/SiteContext';
import { Card } from '../../shared/ui/Card';
import { PageButton } from '../ui/PageButton';
import { Notice } from '../../shared/ui/Notice';
import { wakeServer } from './wake';

/**
 * The id of the form's card. It is the fragment in the form's `action`, so the response page scrolls to the
 * form.
 */
export const FORM_ID = 'contact-form';

const contactForm = fetchOnce(() => import('./ContactForm'));

/** The placeholder for a field, with a placeholder for the field's label above it. */
const Outline = chakra('div', {
  base: {
    position: 'relative',
    minH: '12',
    mt: '8',
    borderRadius: 'md',
    borderWidth: '1.5px',
    borderColor: 'border',
    _before: {
      content: '""',
      position: 'absolute',
      top: '-1.625rem',
      w: '7rem',
      h: '3',
      borderRadius: 'full',
      bg: 'bg.placeholder',
    },
  },
});

/**
 * A link to the contact page, shown as a placeholder for the form. It outlines the form's fields, is as tall
 * as the form, and remains if scripts don't run.
 */
export function ContactLink() {
  const { t } = useTranslation('contact');
  return (
    <Flex position="relative" direction="column" gap="5" minH={{ base: '53.1875rem', sm: '46.875rem' }}>
      <Outline />
      <Outline />
      {/* The placeholder for the phone field, above the checkbox. */}
      <Outline mb={{ base: '10', sm: '0' }} />
      <Outline />
      <Outline flex="1" mb="8" />
      <PageButton
        page="contact"
        size="lg"
        alignSelf={{ sm: 'flex-start' }}
        // Leaves space for the privacy note.
        mb={{ base: '16', sm: '0' }}
        // Makes the whole placeholder clickable.
        _after={{ content: '""', position: 'absolute', inset: '0' }}
      >
        {t('form.open')}
      </PageButton>
    </Flex>
  );
}

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
  /**
   * The content shown until the form's code has loaded: the plain form, or `ContactLink`, which has less
   * HTML.
   */
  children: ReactNode;
}

/**
 * A card with the contact form. The form's chunk (with Formik and yup) loads just before the card scrolls
 * into view.
 */
export function ContactPanel({ service = '', children }: ContactPanelProps) {
  const container = useRef<HTMLDivElement>(null);
  const { content, state, load } = useChunk(contactForm, useIsNear(container));
  return (
    <Card ref={container} p={{ base: '5', md: '8' }} id={FORM_ID} data-screen-only onFocus={wakeServer}>
      {state === 'failed' && <FormLoadFailed onRetry={load} />}
      {content ? <content.ContactForm service={service} /> : children}
    </Card>
  );
}
