/** What the owner has typed and not sent. It is on her device while she is logged in, and on the server while she is not. */
import type { InferType } from 'yup';
import type { takenTextsSchema, typedTextsSchema } from './typed-texts.schema';

/** What was forgotten for so long is not kept: it may name somebody. */
export const TYPED_KEPT_DAYS = 60;

export type TypedTexts = InferType<typeof typedTextsSchema>;
export type TypedText = TypedTexts['texts'][number];
export type TakenTexts = InferType<typeof takenTextsSchema>;
