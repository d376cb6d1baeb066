import type { ContactRequest } from '@perro-wisdom/domain/contact';

/** Returns a complete contact message. */
export const sampleMessage = (changes: object = {}) => ({
  name: 'Ana Rivera',
  email: 'ana@example.com',
  service: 'puppy-training',
  message: 'Mi perrita muerde las chancletas.',
  language: 'es',
  website: '',
  ...changes,
}) satisfies ContactRequest;
