/** The draft of a testimonial in session storage, until the server has confirmed it. */
import { emptyForm } from '@app/domain/fields/form-values';
import { TESTIMONIAL_FORM } from '@app/domain/inbox/testimonial-form';
import { testimonialFormSchema } from '@app/domain/inbox/testimonials.schema';
import { number, object, string, type InferType } from 'yup';
import { sessionDraft } from '../../platform/browser/sessionDraft';
import { safeSessionStorage } from '../../../shared/browser/storage';

/** Apart from the draft, which is written with each key. */
const PHOTO_KEY = 'testimonialPhoto';

const draftSchema = object({
  values: testimonialFormSchema.required(),
  sentKey: string().default(''),
  sentContent: string().default(''),
  /** When the form was first shown, in epoch milliseconds; 0 when unknown. */
  shownAt: number().default(0),
});
export type TestimonialDraft = InferType<typeof draftSchema>;

export const EMPTY_FORM = emptyForm(TESTIMONIAL_FORM);

// `cast` checks the types but not the lengths: a draft may be incomplete.
const draft = sessionDraft<TestimonialDraft>('testimonialDraft', (stored) =>
  draftSchema.cast(stored, { assert: true }),
);
export const { read: readDraft, write: writeDraft } = draft;

/** The photo as a `data:` URL; empty for none. */
export const readDraftPhoto = (): string => {
  const stored = safeSessionStorage.read(PHOTO_KEY) ?? '';
  return stored.startsWith('data:image/') ? stored : '';
};

export function writeDraftPhoto(url: string): void {
  // An earlier photo must not come back if this one does not fit.
  safeSessionStorage.remove(PHOTO_KEY);
  if (url !== '') safeSessionStorage.write(PHOTO_KEY, url);
}

export function clearDraft(): void {
  draft.clear();
  safeSessionStorage.remove(PHOTO_KEY);
}
