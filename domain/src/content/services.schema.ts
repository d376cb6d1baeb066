import { array, boolean, number, object, string } from 'yup';
import { line, lines, paragraphs, picture } from './fields.schema';
import { PARAGRAPH_MAX_LENGTH } from './limits';
import { strictString, withoutCasting } from '../general/fields.schema';
import { code } from '../messages/codes';
import { SLUG_MAX_LENGTH, SLUG_PATTERN, slugify } from '../general/slug';

const slug = () =>
  strictString(code('blog.slugInvalid'))
    .transform((value: unknown) => (typeof value === 'string' ? slugify(value) : value))
    .default('')
    .max(SLUG_MAX_LENGTH, code('blog.fieldTooLong'));

/** A service as the owner edits it: anything may be empty. */
export const serviceDraftSchema = object({
  slug: slug(),
  ...lines('title'),
  ...paragraphs('description'),
  /** As visitors read it, such as `from $60`; empty shows none. */
  ...lines('price'),
  ...picture('image'),
  /** Whether visitors can choose it in the contact form. */
  isContactOption: withoutCasting(boolean()).nonNullable(code('api.invalidBody')).default(true),
});

/** A service that can be published. An empty slug is made from the English title. */
export const publishableServiceSchema = serviceDraftSchema.shape({
  slug: slug()
    .when('titleEn', ([titleEn], schema) => {
      const fromTitle = typeof titleEn === 'string' ? slugify(titleEn) : '';
      return schema.default(fromTitle).transform((value: unknown) => (value === '' ? fromTitle : value));
    })
    .required(code('blog.fieldRequired'))
    .matches(SLUG_PATTERN, { message: code('blog.slugInvalid'), excludeEmptyString: true }),
  titleEn: line().required(code('blog.fieldRequired')),
  titleEs: line().required(code('blog.fieldRequired')),
  descriptionEn: line(PARAGRAPH_MAX_LENGTH).required(code('blog.fieldRequired')),
  descriptionEs: line(PARAGRAPH_MAX_LENGTH).required(code('blog.fieldRequired')),
});

/** What visitors read of a service: the document of `services`. */
export const serviceSchema = object({
  id: string().required(),
  slug: string().matches(SLUG_PATTERN).required(),
  /** The path of the picture; empty for none. */
  imageSrc: string().defined(),
  imageAltEn: string().default(''),
  imageAltEs: string().default(''),
  imageFocus: string().default(''),
  titleEn: string().required(),
  titleEs: string().required(),
  descriptionEn: string().required(),
  descriptionEs: string().required(),
  priceEn: string().default(''),
  priceEs: string().default(''),
  isContactOption: boolean().default(true),
  /** Slugs under which the service was public before; their anchors still lead to it. */
  formerSlugs: array().of(string().required()).default([]),
  /** The position in the list; the lowest comes first. */
  order: number().integer().min(0).required(),
});
