/** Reads and sanitizes the draft that the owner sends. */
import type { Request } from 'express';
import { CONTENT_MAX_LENGTH } from '@app/domain/blog/posts.limits';
import { draftSchemaOf, fieldSetOf } from '@app/domain/content/schemas';
import { saveDraftSchema } from '@app/domain/drafts/drafts.schema';
import type { SaveDraftRequest } from '@app/domain/drafts/drafts';
import { sanitizePostHtml } from '../blog/html';
import { JSON_MAX_BYTES } from '../platform/config';
import { readJson, validate } from '../platform/http/body';
import { ApiError } from '../platform/http/error';
import { storedNames } from '@app/domain/fields/field';
import type { DraftKey } from './kind';

/** Returns the fields with sanitized HTML; throws a 400 if that is too long: `&` becomes `&amp;`. */
export function sanitizeFields<Fields extends object>({ kind, id }: DraftKey, fields: Fields): Fields {
  const described = Object.entries(fieldSetOf(kind, id));
  const rich = described.flatMap(([name, field]) =>
    field.type === 'richText' ? storedNames(name, field) : [],
  );
  const texts = Object.entries(fields).map(([name, value]: [string, unknown]) => {
    if (typeof value !== 'string' || !rich.includes(name)) return [name, value];
    const html = sanitizePostHtml(value);
    if (html.length > CONTENT_MAX_LENGTH) throw new ApiError(400, 'blog.fieldTooLong', { field: name });
    return [name, html];
  });
  return Object.fromEntries(texts) as Fields;
}

/** Returns the sanitized draft in a request's body; throws a 400 for an invalid one. */
export function readEdit({ kind, id }: DraftKey, request: Request): SaveDraftRequest {
  const body = readJson(request, JSON_MAX_BYTES);
  // Also checked on their own, so that an error names the field of the draft and not `fields`.
  if (typeof body.fields === 'object' && body.fields !== null)
    validate(draftSchemaOf(kind, id), { ...body.fields }, { nameField: true });
  const edit = validate(saveDraftSchema(kind, id), body) as SaveDraftRequest;
  return { ...edit, fields: sanitizeFields({ kind, id }, edit.fields) };
}
