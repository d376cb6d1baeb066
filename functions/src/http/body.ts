/** The body of a request: JSON of a known form, or a 4xx that says what is wrong with it. */
import type { Request } from 'express';
import { ValidationError } from 'yup';
import { isMessageCode } from '@perro-wisdom/domain/messages';
import type { Parser } from '../documents';
import { ApiError } from './error';
import { isEncoded, mediaType, rawBody } from './raw-body';

export type JsonObject = Record<string, unknown>;

function parse(text: string): unknown {
  return JSON.parse(text, (key, value: unknown) => {
    // No field is named like a member that every object has: such a key could only confuse the code that
    // reads it.
    if (key in Object.prototype) throw new ApiError(400, 'api.invalidBody');
    // Half of a surrogate pair is no text, and Firestore refuses it.
    return typeof value === 'string' ? value.toWellFormed() : value;
  });
}

/** The JSON object that a request carries. */
export function readJson(request: Request, maxBytes: number): JsonObject {
  if (mediaType(request) !== 'application/json' || isEncoded(request)) throw new ApiError(415, 'api.unsupportedType');
  const bytes = rawBody(request);
  if (bytes.length > maxBytes) throw new ApiError(413, 'api.tooLarge');

  let body: unknown;
  try {
    body = parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError(400, 'api.invalidJson');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ApiError(400, 'api.invalidBody');
  return { ...body };
}

interface ValidationOptions {
  /** Whether the answer names the wrong field, in a header. */
  nameField?: boolean;
}

/**
 * The body as its schema has it; otherwise a 400 with the first wrong field's text, in the schema's order.
 */
export function validate<T>(
  schema: Parser<T>,
  body: JsonObject,
  { nameField = false }: ValidationOptions = {},
): T {
  try {
    return schema.validateSync(body, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const first = error.inner[0] ?? error;
    const [text = ''] = first.errors;
    // `tags[2]` is something wrong with `tags`.
    const [field] = /^\w+/.exec(first.path ?? '') ?? [];
    throw new ApiError(400, isMessageCode(text) ? text : 'api.invalidBody', {
      ...(nameField && field !== undefined && { field }),
    });
  }
}
