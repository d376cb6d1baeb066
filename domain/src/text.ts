/** Fields of text, as every schema writes them. */
import { string, type Schema } from 'yup';
import type { MessageCode } from './messages/codes';

const trim = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/**
 * A schema that looks at a value as it was sent. Yup's own first turn it into a text or a number, and on the way call a `toString` that
 * the sender may have brought along.
 */
export function asSent<S extends Schema>(schema: S): S {
  const next = schema.clone();
  next.transforms = [];
  return next;
}

/** A text as it was sent. Anything else, null included, is refused by this code and never turned into text. */
export const text = (notText: MessageCode) => asSent(string()).typeError(notText).nonNullable(notText);

/** A text without the white space around it. Yup's own `trim` throws on what is not a text. */
export const trimmedText = (notText: MessageCode) => text(notText).transform(trim);

/** Texts without the white space around them, each once; the rest is left for the schema to refuse. */
export const trimmedAndOnce = (values: unknown): unknown => (Array.isArray(values) ? [...new Set(values.map(trim))] : values);
