/** The services the business offers. */
import type { InferType } from 'yup';
import type { serviceSchema } from './services.schema';
import type { Shape } from './shape';

/** How many services the home page shows. */
export const HOME_SERVICES_LIMIT = 3;
/** The limit of every query for services. The business offers far fewer. */
export const SERVICES_LIMIT = 24;

/** The slugs of the services that the footer links to, in display order. */
export const FOOTER_SERVICE_SLUGS = [
  'show-dog-training',
  'obedience-training',
  'behavior-modification',
  'puppy-training',
  'akc-certification',
] as const;
export type FooterServiceSlug = (typeof FOOTER_SERVICE_SLUGS)[number];

export type Service = InferType<typeof serviceSchema>;

export const SERVICE_SHAPE: Shape<Service> = {
  id: 'string',
  slug: 'string',
  imageSrc: 'string',
  titleEn: 'string',
  titleEs: 'string',
  descriptionEn: 'string',
  descriptionEs: 'string',
  order: 'number',
};
