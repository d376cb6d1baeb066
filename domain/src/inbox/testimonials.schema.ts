import { formSchema } from '../fields/form.schema';
import { strictString } from '../general/fields.schema';
import { code } from '../messages/codes';
import { SENT_WITH_FORM } from './contact.schema';
import { TESTIMONIAL_FORM } from './testimonial-form';
import { PHOTO_MAX_BYTES } from './testimonials.limits';

export const testimonialFormSchema = formSchema(TESTIMONIAL_FORM);

/** The maximum length of a base64-encoded photo. Base64 encodes three bytes as four characters. */
const PHOTO_MAX_LENGTH = Math.ceil(PHOTO_MAX_BYTES / 3) * 4;

/** The schema for the body of a submission. */
export const testimonialRequestSchema = testimonialFormSchema.shape({
  ...SENT_WITH_FORM,
  /** The photo as a base64-encoded file, or '' if there is none. */
  photo: strictString(code('images.notAnImage'))
    .default('')
    .max(PHOTO_MAX_LENGTH, code('testimonials.photoTooLarge')),
});
