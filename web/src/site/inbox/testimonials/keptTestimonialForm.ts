import { emptyForm } from '@app/domain/fields/form-values';
import { TESTIMONIAL_FORM } from '@app/domain/inbox/testimonial-form';
import { safeSessionStorage } from '../../../shared/browser/storage';
import { createKeptFormStore } from '../keptForm';

export const EMPTY_FORM = emptyForm(TESTIMONIAL_FORM);

export const keptTestimonialForm = createKeptFormStore('keptTestimonialForm', TESTIMONIAL_FORM);

/**
 * The storage key for the photo. The photo is stored separately from the form, which is written on each
 * keystroke.
 */
const PHOTO_KEY = 'testimonialPhoto';

/** Returns the stored photo as a `data:` URL; empty if there is none. */
export const readKeptPhoto = (): string => {
  const stored = safeSessionStorage.read(PHOTO_KEY) ?? '';
  return stored.startsWith('data:image/') ? stored : '';
};

/** Stores a photo, given as a `data:` URL. An empty string deletes the stored photo. */
export function writeKeptPhoto(url: string): void {
  // Removes the previous photo first, so it doesn't reappear if the new one doesn't fit in storage.
  safeSessionStorage.remove(PHOTO_KEY);
  if (url !== '') safeSessionStorage.write(PHOTO_KEY, url);
}
