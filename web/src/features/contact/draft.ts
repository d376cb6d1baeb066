/** The draft of a contact message in session storage, until the server has confirmed the message. */
import type { ContactForm } from '@perro-wisdom/domain/contact';
import { contactFormSchema } from '@perro-wisdom/domain/contact.schema';
import { number, object, string, type InferType } from 'yup';
import { safeSessionStorage } from '../../platform/browser/storage';

const STORAGE_KEY = 'contactDraft';

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

export const EMPTY_FORM: ContactForm = { name: '', email: '', service: '', message: '' };

export function isEmpty({ name, email, service, message }: ContactForm): boolean {
  return [name, email, service, message].every((text) => text === '');
}

/** Returns the draft of this tab; null when there is none or it is invalid. */
export function readDraft(): ContactDraft | null {
  try {
    const stored: unknown = JSON.parse(safeSessionStorage.read(STORAGE_KEY) ?? 'null');
    if (stored === null) return null;
    // `cast` checks the types but not the lengths: a draft may be incomplete.
    return draftSchema.cast(stored, { assert: true });
  } catch {
    return null;
  }
}

export const writeDraft = (draft: ContactDraft): void => safeSessionStorage.write(STORAGE_KEY, JSON.stringify(draft));

export const clearDraft = (): void => safeSessionStorage.remove(STORAGE_KEY);

/**
 * Returns how long the form has been shown, in whole milliseconds: the time since `shownAt` (which may precede a reload), but at least the
 * time since `mountedAt`, according to the monotonic clock. Undefined when the device's clock has been set back before `shownAt`.
 * @param shownAt in epoch milliseconds
 * @param mountedAt a value of `performance.now()`
 */
export function elapsedMs(shownAt: number, mountedAt: number): number | undefined {
  const sinceShown = Date.now() - shownAt;
  return sinceShown < 0 ? undefined : Math.round(Math.max(sinceShown, performance.now() - mountedAt));
}

/**
 * Returns the idempotency key for a message: the previous key if the content has not changed, so that a retry creates no second message,
 * otherwise a new one.
 */
export function idempotencyKey(values: ContactForm, previous: Pick<ContactDraft, 'sentKey' | 'sentContent'>): string {
  return previous.sentKey !== '' && previous.sentContent === JSON.stringify(values) ? previous.sentKey : crypto.randomUUID();
}
