/** What the visitor has typed, kept in this tab until the server has confirmed it. */
import type { ContactForm } from '@perro-wisdom/domain/contact';
import { contactFormSchema } from '@perro-wisdom/domain/contact.schema';
import { object, string, type InferType } from 'yup';
import { keptInTab } from '../../platform/storage';

const STORAGE_KEY = 'contactDraft';

const draftSchema = object({
  values: contactFormSchema.required(),
  /** The key of the last sending, and what was sent under it. */
  sentKey: string().default(''),
  sentContent: string().default(''),
});
export type ContactDraft = InferType<typeof draftSchema>;

export const EMPTY_FORM: ContactForm = { name: '', email: '', service: '', message: '' };

/** Whether there is nothing that the visitor would miss. */
export function isEmpty({ name, email, service, message }: ContactForm): boolean {
  return [name, email, service, message].every((text) => text === '');
}

/** The draft of this tab. What is not of our making, or cannot be read, counts as none. */
export function readDraft(): ContactDraft | null {
  try {
    const stored: unknown = JSON.parse(keptInTab.read(STORAGE_KEY) ?? 'null');
    if (stored === null) return null;
    // Types are checked, lengths are not: a draft is unfinished by nature.
    return draftSchema.cast(stored, { assert: true });
  } catch {
    return null;
  }
}

export const writeDraft = (draft: ContactDraft): void => keptInTab.write(STORAGE_KEY, JSON.stringify(draft));

export const clearDraft = (): void => keptInTab.remove(STORAGE_KEY);

/**
 * The idempotency key of a sending: the same content keeps its key, so that a retry or a second click is the same message; an edited
 * one is a new message.
 */
export function sendingKey(values: ContactForm, previous: Pick<ContactDraft, 'sentKey' | 'sentContent'>): string {
  return previous.sentKey !== '' && previous.sentContent === JSON.stringify(values) ? previous.sentKey : crypto.randomUUID();
}
