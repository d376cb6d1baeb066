import { array, number, object, string } from 'yup';
import { EMAIL_MAX_LENGTH } from '../inbox/contact.limits';

/** The largest body of a call with typed texts, in bytes; more than anybody types. */
export const TYPED_MAX_BYTES = 2 * 1024 * 1024;

const NAME_MAX_LENGTH = 200;
const nameSchema = string().required().max(NAME_MAX_LENGTH);

const typedTextSchema = object({
  /** Which text it is, such as `answer <id of a message>`. */
  name: nameSchema,
  /** The text with what belongs to it, as JSON. Firestore's documents have 1 MiB at most. */
  value: string().defined().max(200_000),
  /** The e-mail address of whom it is about; empty for nobody. */
  person: string().defined().max(EMAIL_MAX_LENGTH),
  /** When it was typed, in epoch milliseconds. */
  at: number().integer().min(0).required(),
});

export const typedTextsSchema = object({ texts: array().of(typedTextSchema).required().max(200) });
export const takenTextsSchema = object({ names: array().of(nameSchema).required().max(500) });
