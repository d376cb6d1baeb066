import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { serviceName } from '@perro-wisdom/domain/inbox/services';
import { DEFAULT_LOCALE, isLocale } from '@perro-wisdom/domain/general/locale';
import { readNamedServices } from '../../inbox/services';
import type { MailedMessage } from './compose';

/** Reads what a mail about a message says, besides its document; null if that was deleted meanwhile. */
export async function readMailedMessage(stored: DocumentSnapshot): Promise<MailedMessage | null> {
  if (!stored.exists) return null;
  const text = (field: string): string => {
    const value: unknown = stored.get(field);
    return typeof value === 'string' ? value : '';
  };
  const service = text('service');
  const services = service === '' ? [] : await readNamedServices();
  const language: unknown = stored.get('language');
  return {
    id: stored.id,
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    prefersWhatsApp: stored.get('prefersWhatsApp') === true,
    message: text('message'),
    serviceNames: { en: serviceName(service, services, 'en'), es: serviceName(service, services, 'es') },
    language: isLocale(language) ? language : DEFAULT_LOCALE,
    page: text('page'),
  };
}
