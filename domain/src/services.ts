/** The services the business offers. */
import { number, object, string, type InferType } from 'yup';
import { SLUG_PATTERN } from './slug';

/** How many services the home page shows. */
export const HOME_SERVICES_LIMIT = 3;
/** How many services any list asks for: the business offers a handful, and every list is bounded. */
export const SERVICES_LIMIT = 24;

/** The slugs that the footer links to, in its order. */
export const FOOTER_SERVICE_SLUGS = [
  'show-dog-training',
  'obedience-training',
  'behavior-modification',
  'puppy-training',
  'akc-certification',
] as const;
export type FooterServiceSlug = (typeof FOOTER_SERVICE_SLUGS)[number];

export const serviceSchema = object({
  id: string().required(),
  slug: string().matches(SLUG_PATTERN).required(),
  imageSrc: string().required(),
  titleEn: string().required(),
  titleEs: string().required(),
  descriptionEn: string().required(),
  descriptionEs: string().required(),
  /** The place in the list, lowest first. */
  order: number().integer().min(0).required(),
});
export type Service = InferType<typeof serviceSchema>;
