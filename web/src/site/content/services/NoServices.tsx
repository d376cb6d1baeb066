import { useTranslation } from 'react-i18next';
import { useSite } from '../../../shared/content/SiteContext';
import { Notice } from '../../../shared/ui/Notice';
import { OtherLanguageNotice } from '../../platform/components/OtherLanguage';

export function NoServices() {
  const { t } = useTranslation('services');
  const none = <Notice title={t('empty')} />;
  return useSite().services.length > 0 ? <OtherLanguageNotice otherwise={none} /> : none;
}
