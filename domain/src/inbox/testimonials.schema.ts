import { formSchema } from '../fields/form.schema';
import { strictString } from '../general/fields.schema';
import { code } from '../messages/codes';
import { SENT_WITH_FORM } from './contact.schema';
import { TESTIMONIAL_FORM } from './testimonial-form';
import { PHOTO_MAX_BYTES } from './testimonials.limits';

export const testimonialFormSchema = formSchema(TESTIMONIAL_FORM);

/** Base64 makes four characters of three bytes. */
const PHOTO_MAX_LENGTH = Math.ceil(PHOTO_MAX_BYTES / 3) * 4;

/** The body that the form sends. */
export const testimonialRequestSchema = testimonialFormSchema.shape({
  ...SENT_WITH_FORM,
  /** A file in base64; empty for none. */
  photo: strictString(code('images.notAnImage'))
    .default('')
    .max(PHOTO_MAX_LENGTH, code('testimonials.photoTooLarge')),
});
