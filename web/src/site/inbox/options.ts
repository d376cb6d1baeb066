/** The services that visitors can choose in the form. */
import { OTHER_SERVICE } from '@app/domain/inbox/contact.limits';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../shared/content/SiteContext';

export interface ContactOption {
  /** A slug, or `other`. */
  value: string;
  label: string;
}

/** Returns the options in the order of the services, `other` last. */
export function useContactOptions(): ContactOption[] {
  const { t } = useTranslation('contact');
  const options = useSite().services.filter(({ isContactOption }) => isContactOption);
  return [
    ...options.map(({ slug, title }) => ({ value: slug, label: title })),
    { value: OTHER_SERVICE, label: t('option.other') },
  ];
}
