/** What the visitor has typed, kept in this tab until the server has confirmed it. */
import type { ContactForm } from '@perro-wisdom/domain/contact';
import { contactFormSchema } from '@perro-wisdom/domain/contact.schema';
import { number, object, string, type InferType } from 'yup';
import { safeSessionStorage } from '../../platform/browser/storage';

const STORAGE_KEY = 'contactDraft';

const draftSchema = object({
  values: contactFormSchema.required(),
  /** The key of the last sending, and what was sent under it. */
  sentKey: string().default(''),
  sentContent: string().default(''),
  /** When the visitor first saw the form, in epoch milliseconds; 0, long ago, where that is not known. */
  shownAt: number()
    .transform((value: number) => (Number.isFinite(value) ? value : 0))
    .default(0),
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
    const stored: unknown = JSON.parse(safeSessionStorage.read(STORAGE_KEY) ?? 'null');
    if (stored === null) return null;
    // Types are checked, lengths are not: a draft is unfinished by nature.
    return draftSchema.cast(stored, { assert: true });
  } catch {
    return null;
  }
}

export const writeDraft = (draft: ContactDraft): void => safeSessionStorage.write(STORAGE_KEY, JSON.stringify(draft));

export const clearDraft = (): void => safeSessionStorage.remove(STORAGE_KEY);

/**
 * How long the visitor has had the form, in whole milliseconds: since it was first shown, which may have been before a reload; at least since
 * it was mounted, by the clock that never jumps. Undefined where the device's clock was set back meanwhile: then nobody knows.
 */
export function timeSpent(shownAt: number, mountedAt: number): number | undefined {
  const sinceShown = Date.now() - shownAt;
  return sinceShown < 0 ? undefined : Math.round(Math.max(sinceShown, performance.now() - mountedAt));
}

/**
 * The idempotency key of a sending: the same content keeps its key, so that a retry or a second click is the same message; an edited
 * one is a new message.
 */
export function sendingKey(values: ContactForm, previous: Pick<ContactDraft, 'sentKey' | 'sentContent'>): string {
  return previous.sentKey !== '' && previous.sentContent === JSON.stringify(values) ? previous.sentKey : crypto.randomUUID();
}
