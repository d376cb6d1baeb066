import { Flex, chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useChunk } from '../../../shared/browser/useChunk';
import { useIsNear } from '../../platform/browser/useIsNear';
import { fetchOnce } from '../../../shared/data/fetchOnce';
import { useFacts } from '../../../shared/content/SiteContext';
import { Card } from '../../../shared/ui/Card';
import { AnchorButton } from '../../../shared/ui/LinkButton';
import { Notice } from '../../../shared/ui/Notice';
import { Section } from '../../../shared/ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';

const testimonialForm = fetchOnce(() => import('./TestimonialForm'));

const WITHOUT_SCRIPTS_HIDDEN = { '@media (scripting: none)': { display: 'none' } };

/**
 * The section with the testimonial form, followed by a link to the owner's email address if it is known. The
 * form's chunk loads when the section is about to scroll into view. If scripts are disabled, only the link is
 * shown.
 */
export function TestimonialFormSection() {
  const { t } = useTranslation(['testimonials', 'common']);
  const { email } = useFacts();
  const container = useRef<HTMLDivElement>(null);
  const { content, state, load } = useChunk(testimonialForm, useIsNear(container));
  return (
    <Section
      tone="sand"
      data-edit="pages/testimonials#closingTitle"
      aria-labelledby="submit-title"
      data-screen-only
      {...(email === '' && { css: WITHOUT_SCRIPTS_HIDDEN })}
    >
      <chakra.div ref={container} maxW="48rem" mx="auto">
        <SectionHeading
          headingId="submit-title"
          title={t('submit.title')}
          intro={`${t('submit.text')} ${t('form.intro')}`}
        />
        <Card p={{ base: '5', md: '8' }} minH={{ base: '74rem', md: '52rem' }} css={WITHOUT_SCRIPTS_HIDDEN}>
          {content && <content.TestimonialForm />}
          {state === 'failed' && (
            <Notice
              role="alert"
              title={t('form.loadFailed')}
              action={{ label: t('common:retry'), onClick: load }}
            />
          )}
        </Card>
        {email !== '' && (
          <Flex wrap="wrap" align="center" columnGap="4" rowGap="3" mt="6">
            <chakra.p color="fg.muted">{t('submit.byEmail')}</chakra.p>
            <AnchorButton
              href={`mailto:${email}?subject=${encodeURIComponent(t('submit.subject'))}`}
              variant="outline"
              size="sm"
            >
              {t('submit.link')}
            </AnchorButton>
          </Flex>
        )}
      </chakra.div>
    </Section>
  );
}
