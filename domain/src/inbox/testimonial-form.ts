/** Defines the form on the testimonials page. Visitors can attach a photo to it. */
import { checkbox, line, lines, stars } from '../fields/form';
import { CONTACT_FORM } from './contact-form';
import {
  DOG_NAME_MAX_LENGTH,
  TOWN_MAX_LENGTH,
  WORDS_MAX_LENGTH,
  WORDS_MIN_LENGTH,
} from './testimonials.limits';

export const TESTIMONIAL_FORM = {
  name: CONTACT_FORM.name,
  town: line({
    label: { en: 'Town', es: 'Pueblo' },
    max: { length: TOWN_MAX_LENGTH, error: 'testimonials.townTooLong' },
    autoComplete: 'address-level2',
  }),
  /**
   * The visitor's email address, which is never published. It identifies the visitor and lets the owner ask
   * questions.
   */
  email: CONTACT_FORM.email,
  dogName: line({
    label: { en: 'Dog', es: 'Perro' },
    max: { length: DOG_NAME_MAX_LENGTH, error: 'testimonials.dogNameTooLong' },
    autoComplete: 'off',
  }),
  rating: stars({ label: { en: 'Stars', es: 'Estrellas' } }),
  words: lines({
    label: { en: 'Words', es: 'Palabras' },
    min: { length: WORDS_MIN_LENGTH, error: 'testimonials.wordsTooShort' },
    max: { length: WORDS_MAX_LENGTH, error: 'testimonials.wordsTooLong' },
  }),
  /** Whether the visitor agrees to have everything except the email address published. */
  hasConsent: checkbox({
    label: { en: 'May be published', es: 'Se puede publicar' },
    required: 'testimonials.consentRequired',
  }),
};
