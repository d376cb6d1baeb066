/** The services the business offers. */
import type { InferType } from 'yup';
import { PIECES_MAX } from './limits';
import type { serviceDraftSchema, serviceSchema } from './services.schema';
import type { Shape } from '../general/shape';

/** How many services the home page shows. */
export const HOME_SERVICES_LIMIT = 3;
/** The limit of every query for services: all that there may be. */
export const SERVICES_LIMIT = PIECES_MAX;

/** A service as the owner edits it. */
export type ServiceFields = InferType<typeof serviceDraftSchema>;
/** What visitors read of a service. */
export type Service = InferType<typeof serviceSchema>;

export const SERVICE_SHAPE: Shape<Service> = {
  id: 'string',
  slug: 'string',
  imageSrc: 'string',
  imageAltEn: 'string',
  imageAltEs: 'string',
  imageFocus: 'string',
  titleEn: 'string',
  titleEs: 'string',
  descriptionEn: 'string',
  descriptionEs: 'string',
  priceEn: 'string',
  priceEs: 'string',
  isContactOption: 'boolean',
  formerSlugs: ['string'],
  order: 'number',
};

/** Returns what visitors read of a service that can be published. */
export const liveService = (
  { image, ...fields }: ServiceFields,
  { id, order, formerSlugs }: Pick<Service, 'id' | 'order' | 'formerSlugs'>,
): Service => ({
  ...fields,
  id,
  imageSrc: image,
  formerSlugs,
  order,
});
