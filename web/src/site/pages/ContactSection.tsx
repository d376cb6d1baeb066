import { Grid, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ContactDetails } from '../inbox/ContactDetails';
import { ContactPanel } from '../inbox/ContactPanel';
import { Section, type SectionProps } from '../../shared/ui/Section';
import { SectionHeading } from '../ui/SectionHeading';

/** On wide screens, the heading and the contact details are sticky beside the form, which is taller. */
const beside = {
  position: { lg: 'sticky' },
  top: { lg: 'calc(var(--pw-sizes-header) + 2rem)' },
  alignSelf: 'start',
} as const;

/**
 * The section with the contact form at the end of a page. `children` is shown until the form's code has
 * loaded.
 */
export function ContactSection({ children, ...rest }: SectionProps) {
  const { t } = useTranslation('contact');
  return (
    <Section
      aria-labelledby="contact-title"
      data-edit="pages/contact#title"
      id="contact"
      tone="sand"
      {...rest}
    >
      <Grid
        gap={{ base: '8', lg: '16' }}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.3fr)' }}
      >
        <chakra.div {...beside}>
          <SectionHeading
            headingId="contact-title"
            title={t('title')}
            intro={t('intro')}
            mb={{ base: '6', md: '8' }}
          />
          <ContactDetails />
        </chakra.div>
        <ContactPanel>{children}</ContactPanel>
      </Grid>
    </Section>
  );
}
