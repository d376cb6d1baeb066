import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n/useLocale';
import { Notice } from '../../../shared/ui/Notice';
import { OtherLanguageNotice } from '../../platform/components/OtherLanguage';
import { otherTestimonialsQuery } from './data';

export function NoTestimonials() {
  const { t } = useTranslation('testimonials');
  const { data: areElsewhere } = useQuery(otherTestimonialsQuery(useLocale()));
  const none = <Notice title={t('empty')} />;
  return areElsewhere ? <OtherLanguageNotice otherwise={none} /> : none;
}
