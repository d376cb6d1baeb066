import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useChunk } from '../../../shared/browser/useChunk';
import { useIsNear } from '../../platform/browser/useIsNear';
import { fetchOnce } from '../../../shared/data/fetchOnce';
import { useFacts } from '../../../shared/content/SiteContext';
import { Card } from '../../../shared/ui/Card';
import { Notice } from '../../../shared/ui/Notice';
import { Section } from '../../../shared/ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';

const testimonialForm = fetchOnce(() => import('./TestimonialForm'));

/**
 * The form for a testimonial, whose chunk is loaded when it is about to scroll into view. It follows the link to the owner's e-mail address,
 * where she has one. Without scripts only that link is there.
 */
export function TestimonialFormSection() {
  const { t } = useTranslation(['testimonials', 'common']);
  const { email } = useFacts();
  const container = useRef<HTMLDivElement>(null);
  const { content, state, load } = useChunk(testimonialForm, useIsNear(container));
  return (
    <Section
      tone="sand"
      aria-labelledby="write-title"
      data-screen-only
      css={{ '@media (scripting: none)': { display: 'none' } }}
    >
      <chakra.div ref={container} maxW="48rem" mx="auto">
        <SectionHeading
          headingId="write-title"
          title={t(email === '' ? 'form.titleAlone' : 'form.title')}
          intro={t('form.intro')}
        />
        <Card p={{ base: '5', md: '8' }} minH={{ base: '74rem', md: '52rem' }}>
          {content && <content.TestimonialForm />}
          {state === 'failed' && (
            <Notice
              role="alert"
              title={t('form.loadFailed')}
              action={{ label: t('common:retry'), onClick: load }}
            />
          )}
        </Card>
      </chakra.div>
    </Section>
  );
}
