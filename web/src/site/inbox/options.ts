import { SLUG_PATTERN } from '@app/domain/general/slug';
import { OTHER_SERVICE } from '@app/domain/inbox/contact.limits';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../shared/content/SiteContext';

/** Returns the service options as pairs of slug and name, in the services' order, followed by `other`. */
export function useContactOptions(): [slug: string, name: string][] {
  const { t } = useTranslation('contact');
  const options = useSite().services.filter(({ isContactOption }) => isContactOption);
  return [
    ...options.map(({ slug, title }): [string, string] => [slug, title]),
    [OTHER_SERVICE, t('option.other')],
  ];
}

/**
 * Returns the option to select after the visitor presses "Request This Service". Returns `other` for a
 * service that isn't an option, so that something is selected. Returns an empty string for an invalid slug.
 */
export function requestedService(slug: string | null, options: readonly string[]): string {
  if (slug === null || !SLUG_PATTERN.test(slug)) return '';
  return options.includes(slug) ? slug : OTHER_SERVICE;
}
