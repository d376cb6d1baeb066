/** The draft of a contact message in session storage, until the server has confirmed the message. */
import type { ContactForm } from '@perro-wisdom/domain/inbox/contact';
import { contactFormSchema } from '@perro-wisdom/domain/inbox/contact.schema';
import { number, object, string, type InferType } from 'yup';
import { sessionDraft } from '../platform/browser/sessionDraft';

const draftSchema = object({
  values: contactFormSchema.required(),
  /** The idempotency key of the last attempt to send, and the values sent with it, as JSON. */
  sentKey: string().default(''),
  sentContent: string().default(''),
  /** When the form was first shown, in epoch milliseconds; 0 when unknown. */
  shownAt: number()
    .transform((value: number) => (Number.isFinite(value) ? value : 0))
    .default(0),
});
export type ContactDraft = InferType<typeof draftSchema>;

export const EMPTY_FORM: ContactForm = {
  name: '',
  email: '',
  phone: '',
  prefersWhatsApp: false,
  service: '',
  message: '',
};

export function isEmpty({ name, email, phone, prefersWhatsApp, service, message }: ContactForm): boolean {
  return !prefersWhatsApp && [name, email, phone, service, message].every((text) => text === '');
}

// `cast` checks the types but not the lengths: a draft may be incomplete.
export const {
  read: readDraft,
  write: writeDraft,
  clear: clearDraft,
} = sessionDraft<ContactDraft>('contactDraft', (stored) => draftSchema.cast(stored, { assert: true }));
