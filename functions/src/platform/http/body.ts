/** Reads JSON bodies and validates them. */
import type { Request } from 'express';
import { ValidationError, type ValidateOptions } from 'yup';
import { fieldOfPath } from '@app/domain/general/fields.schema';
import { isMessageCode } from '@app/domain/messages';
import { ApiError } from './error';
import { requireKnown } from './other-version';
import { isEncoded, mediaType, rawBody } from './raw-body';

/** The part of a yup schema that parses a value. */
export interface Parser<T> {
  validateSync: (value: unknown, options: ValidateOptions) => T;
}

export type JsonObject = Record<string, unknown>;

function parse(text: string): unknown {
  return JSON.parse(text, (key, value: unknown) => {
    // Rejects names of `Object.prototype` members, such as `__proto__`. No field has such a name, so only
    // attackers send them.
    if (key in Object.prototype) throw new ApiError(400, 'api.invalidBody');
    // Replaces unpaired surrogates, because Firestore rejects strings that contain them.
    return typeof value === 'string' ? value.toWellFormed() : value;
  });
}

/**
 * Returns the JSON object in a request's body. Throws an `ApiError` (400, 413 or 415) if the body isn't a
 * JSON object or is too large.
 */
export function readJson(request: Request, maxBytes: number): JsonObject {
  if (mediaType(request) !== 'application/json' || isEncoded(request))
    throw new ApiError(415, 'api.unsupportedType');
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

interface ValidationOptions<T> {
  /** Whether a header in the error response names the invalid field. */
  nameField?: boolean;
  /** The values that the schema's tests depend on in addition to the body. */
  context?: object;
  /** The errors to ignore, and how to cast the body if there are no other errors. */
  accepted?: { includes: (error: ValidationError) => boolean; cast: () => T };
}

/**
 * Returns the body after validating and casting it with a schema. If fields are invalid, throws a 400 with
 * the message for the first one in the schema's order.
 */
export function validate<T>(
  schema: Parser<T>,
  body: JsonObject,
  { nameField = false, context, accepted }: ValidationOptions<T> = {},
): T {
  try {
    return schema.validateSync(body, { abortEarly: false, stripUnknown: true, ...(context && { context }) });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors = error.inner.length > 0 ? error.inner : [error];
    const first = errors.find((each) => !accepted?.includes(each));
    if (accepted && !first) return accepted.cast();
    const [text = ''] = (first ?? error).errors;
    const field = fieldOfPath((first ?? error).path ?? '');
    throw new ApiError(400, isMessageCode(text) ? text : 'api.invalidBody', {
      ...(nameField && field !== '' && { field }),
    });
  }
}

/**
 * Validates the owner's input like `validate`, but also throws a 400 if this version of the site would lose
 * some of the values.
 */
export function validateTyped<T>(
  schema: Parser<T> & { readonly fields: object },
  body: JsonObject,
  options?: ValidationOptions<T>,
): T {
  requireKnown(Object.keys(schema.fields), body);
  return validate(schema, body, options);
}
