import { emptyForm } from '@app/domain/fields/form-values';
import { TESTIMONIAL_FORM } from '@app/domain/inbox/testimonial-form';
import { safeSessionStorage } from '../../../shared/browser/storage';
import { createKeptFormStore } from '../keptForm';

export const EMPTY_FORM = emptyForm(TESTIMONIAL_FORM);

export const keptTestimonialForm = createKeptFormStore('keptTestimonialForm', TESTIMONIAL_FORM);

/** Apart from the form, which is written with each key. */
const PHOTO_KEY = 'testimonialPhoto';

/** Returns the kept photo as a `data:` URL; empty for none. */
export const readKeptPhoto = (): string => {
  const stored = safeSessionStorage.read(PHOTO_KEY) ?? '';
  return stored.startsWith('data:image/') ? stored : '';
};

/** Keeps a photo, a `data:` URL; an empty one deletes it. */
export function writeKeptPhoto(url: string): void {
  // An earlier photo must not come back if this one does not fit.
  safeSessionStorage.remove(PHOTO_KEY);
  if (url !== '') safeSessionStorage.write(PHOTO_KEY, url);
}
