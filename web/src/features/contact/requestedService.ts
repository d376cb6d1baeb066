import type { ContactForm } from '@perro-wisdom/domain/contact';
import { CONTACT_SERVICES } from '@perro-wisdom/domain/contact.limits';
import { SLUG_PATTERN } from '@perro-wisdom/domain/slug';

/**
 * The option that "Request This Service" chooses in the form. A service without an option of its own, such as AKC certification, is
 * `other`: choosing nothing would look as if the request had been lost. What is no slug is nobody's request.
 */
export function requestedService(slug: string | null): ContactForm['service'] {
  if (slug === null || !SLUG_PATTERN.test(slug)) return '';
  return CONTACT_SERVICES.find((option) => option === slug) ?? 'other';
}
