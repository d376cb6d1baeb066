import { DRAFTS_MAX } from './limits';
import {
  checkbox,
  language,
  month,
  paragraphs,
  picture,
  quotation,
  rating,
  text,
  type ValuesOf,
} from '../fields/field';
import { liveReader, liveValues, type Live } from '../fields/public';
import { asNumber, asText } from '../stored/reader';
import { RATING_MAX } from './testimonials.limits';

/**
 * The number of testimonials on the home page, which links to the testimonials page only if there are more.
 */
export const HOME_TESTIMONIALS_LIMIT = 3;
/** The limit for the testimonials page's query, high enough to return all testimonials. */
export const TESTIMONIALS_LIMIT = DRAFTS_MAX;

export const TESTIMONIAL_FIELDS = {
  testimonial: paragraphs({
    label: { en: 'What the client says', es: 'Lo que dice el cliente' },
    section: { label: { en: 'Text', es: 'Texto' } },
    localized: true,
    required: true,
  }),
  /** The name of the service the client used, as visitors see it. */
  service: text({ label: { en: 'Service', es: 'Servicio' }, localized: true }),
  name: text({
    label: { en: 'Name', es: 'Nombre' },
    isTitle: true,
    section: { label: { en: 'Details', es: 'Detalles' } },
    required: true,
    inBothLanguages: true,
  }),
  location: text({ label: { en: 'Town', es: 'Pueblo' }, inBothLanguages: true }),
  rating: rating({ label: { en: 'Rating', es: 'Calificación' }, publicName: 'ratingStars' }),
  month: month({ label: { en: 'When', es: 'Cuándo' }, publicName: 'date' }),
  image: picture({
    label: { en: 'Picture', es: 'Foto' },
    note: {
      en: 'It is cropped around the point you choose.',
      es: 'Se recorta alrededor del punto que escojas.',
    },
    section: { label: { en: 'Picture', es: 'Foto' } },
    publicName: 'imageSrc',
    aspectRatio: '1/1',
  }),
  hasConsent: checkbox({
    label: {
      en: 'The client gave permission to show this picture',
      es: 'El cliente dio permiso para mostrar esta foto',
    },
    for: 'image',
    private: true,
  }),
  /** The visitor's original text. It is empty if the owner entered the testimonial. */
  originalText: quotation({
    label: { en: 'What the visitor wrote', es: 'Lo que escribió el visitante' },
    note: {
      en: 'Kept as it came. Visitors read the texts above.',
      es: 'Se guarda como llegó. Los visitantes leen los textos de arriba.',
    },
    section: { label: { en: 'As it was sent', es: 'Como se envió' } },
    languageFrom: 'originalLanguage',
    private: true,
  }),
  originalLanguage: language({ label: { en: 'Language', es: 'Idioma' }, private: true }),
};

/** The editable fields of a testimonial. */
export type TestimonialFields = ValuesOf<typeof TESTIMONIAL_FIELDS>;

/**
 * A published testimonial. Each date is a month such as `March 2024`, or empty. Pages pass the dates through
 * `displayYear`.
 */
export interface Testimonial extends Live<typeof TESTIMONIAL_FIELDS> {
  id: string;
  /** The sort position of the testimonial in the list; lower comes first. */
  order: number;
}

export const asTestimonial = liveReader(TESTIMONIAL_FIELDS, { id: asText, order: asNumber });

/** Builds the published testimonial from valid fields. */
export const liveTestimonial = (
  fields: TestimonialFields,
  state: Pick<Testimonial, 'id' | 'order'>,
): Testimonial => ({ ...liveValues(TESTIMONIAL_FIELDS, fields), ...state });

export interface Stars {
  full: number;
  half: 0 | 1;
  empty: number;
}

/**
 * Splits a rating into full, half and empty stars, five in total. Clamps the rating to the range from 0 to 5
 * and rounds it to the nearest half.
 */
export function splitStars(rating: number): Stars {
  const clamped = Number.isFinite(rating) ? Math.min(Math.max(rating, 0), RATING_MAX) : 0;
  const halves = Math.round(clamped * 2);
  const full = Math.floor(halves / 2);
  const half = halves % 2 === 1 ? 1 : 0;
  return { full, half, empty: RATING_MAX - full - half };
}
