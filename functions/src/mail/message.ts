import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { CONTACT_SERVICES } from '@perro-wisdom/domain/contact.limits';
import { DEFAULT_LOCALE, isLocale } from '@perro-wisdom/domain/locale';
import type { MailedMessage } from './compose';

/** Returns the message that a mail is about; null if it was deleted meanwhile. */
export function readMailedMessage(stored: DocumentSnapshot): MailedMessage | null {
  if (!stored.exists) return null;
  const text = (field: string): string => {
    const value: unknown = stored.get(field);
    return typeof value === 'string' ? value : '';
  };
  const language: unknown = stored.get('language');
  return {
    name: text('name'),
    email: text('email'),
    message: text('message'),
    service: CONTACT_SERVICES.find((service) => service === text('service')) ?? '',
    language: isLocale(language) ? language : DEFAULT_LOCALE,
    page: text('page'),
  };
}
