/** The draft of a contact message in session storage, until the server has confirmed the message. */
import { emptyForm } from '@app/domain/fields/form-values';
import { CONTACT_FORM } from '@app/domain/inbox/contact-form';
import { contactFormSchema } from '@app/domain/inbox/contact.schema';
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

export const EMPTY_FORM = emptyForm(CONTACT_FORM);

// `cast` checks the types but not the lengths: a draft may be incomplete.
export const {
  read: readDraft,
  write: writeDraft,
  clear: clearDraft,
} = sessionDraft<ContactDraft>('contactDraft', (stored) => draftSchema.cast(stored, { assert: true }));
