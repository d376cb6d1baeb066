import type { ContactForm } from '@perro-wisdom/domain/contact';
import { CONTACT_SERVICES } from '@perro-wisdom/domain/contact.limits';
import { SLUG_PATTERN } from '@perro-wisdom/domain/slug';

/**
 * Returns the option to select in the form after "Request This Service". For a service without an option of its own, such as AKC
 * certification, that is `other`, because an empty selection would look as if the request had been lost. Empty for an invalid slug.
 */
export function requestedService(slug: string | null): ContactForm['service'] {
  if (slug === null || !SLUG_PATTERN.test(slug)) return '';
  return CONTACT_SERVICES.find((option) => option === slug) ?? 'other';
}
