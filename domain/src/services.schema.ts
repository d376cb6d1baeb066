import { number, object, string } from 'yup';
import { SLUG_PATTERN } from './slug';

export const serviceSchema = object({
  id: string().required(),
  slug: string().matches(SLUG_PATTERN).required(),
  imageSrc: string().required(),
  titleEn: string().required(),
  titleEs: string().required(),
  descriptionEn: string().required(),
  descriptionEs: string().required(),
  /** The position in the list; the lowest comes first. */
  order: number().integer().min(0).required(),
});
