import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { serviceName } from '@perro-wisdom/domain/inbox/services';
import { storedSubmission } from '../../inbox/document';
import { readNamedServices } from '../../inbox/services';
import type { MailedMessage } from './compose';

/** Reads what a mail about a message says, besides its document; null if that was deleted meanwhile. */
export async function readMailedMessage(stored: DocumentSnapshot): Promise<MailedMessage | null> {
  const message = storedSubmission(stored);
  if (!message) return null;
  const { service } = message;
  const services = service === '' ? [] : await readNamedServices();
  return {
    ...message,
    serviceNames: { en: serviceName(service, services, 'en'), es: serviceName(service, services, 'es') },
  };
}
