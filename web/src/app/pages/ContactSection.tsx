import { Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ContactDetails } from '../../features/contact/ContactDetails';
import { ContactPanel } from '../../features/contact/ContactPanel';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';

/** The contact form at the end of a page. */
export function ContactSection() {
  const { t } = useTranslation('contact');
  return (
    <Section aria-labelledby="contact-title" id="contact" tone="sand">
      <Grid gap={{ base: '8', lg: '16' }} templateColumns={{ base: '1fr', lg: '1fr 1.3fr' }}>
        <div>
          <SectionHeading headingId="contact-title" title={t('title')} intro={t('intro')} mb={{ base: '6', md: '8' }} />
          <ContactDetails />
        </div>
        <ContactPanel />
      </Grid>
    </Section>
  );
}
