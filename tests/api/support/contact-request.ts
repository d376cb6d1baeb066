import type { ContactRequest } from '@app/domain/inbox/contact';

/** Returns a request from the contact form, with some fields replaced. */
export const contactRequest = (changes: Partial<ContactRequest> = {}): ContactRequest => ({
  name: 'Ana Rivera',
  email: 'ana@example.com',
  phone: '',
  prefersWhatsApp: false,
  service: 'puppy-training',
  message: '¿Me pueden ayudar con mi perrita?',
  language: 'es',
  website: '',
  elapsedMs: 20_000,
  ...changes,
});
