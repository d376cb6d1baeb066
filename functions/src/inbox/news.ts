import { COLLECTIONS } from '@app/domain/general/collections';
import { serviceName } from '@app/domain/inbox/services';
import type { News } from '../notifications/sender';
import { db } from '../platform/firebase';
import { storedSubmission } from './document';
import { readNamedServices } from './services';
import { storedSubmitted, submitted } from './testimonials/document';

const readMessage: News['message'] = async (id) => {
  const message = storedSubmission(await db.collection(COLLECTIONS.contactSubmissions).doc(id).get());
  if (!message) return null;
  const { service } = message;
  const services = service === '' ? [] : await readNamedServices();
  return {
    ...message,
    serviceNames: { en: serviceName(service, services, 'en'), es: serviceName(service, services, 'es') },
  };
};

export const news: News = {
  message: readMessage,
  testimonial: async (id) => storedSubmitted(await submitted.doc(id).get()) ?? null,
};
