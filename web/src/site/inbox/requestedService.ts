import { OTHER_SERVICE } from '@app/domain/inbox/contact.limits';
import { SLUG_PATTERN } from '@app/domain/general/slug';

/**
 * Returns which of the form's options to select after "Request This Service". For a service without an option of its own, such as AKC
 * certification, that is `other`, because an empty selection would look as if the request had been lost. Empty for an invalid slug.
 */
export function requestedService(slug: string | null, options: readonly string[]): string {
  if (slug === null || !SLUG_PATTERN.test(slug)) return '';
  return options.includes(slug) ? slug : OTHER_SERVICE;
}
