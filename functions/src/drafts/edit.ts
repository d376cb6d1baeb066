/** What the owner sends of a draft: its fields, without the HTML that is not allowed. */
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

/** Sanitizes the HTML in fields, and checks its length again: `&` becomes `&amp;`. */
export function sanitized<Fields extends object>({ kind, id }: DraftKey, fields: Fields): Fields {
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

/** Reads and sanitizes what the owner has written. */
export function readEdit({ kind, id }: DraftKey, request: Request): SaveDraftRequest {
  const body = readJson(request, JSON_MAX_BYTES);
  // Also checked on their own, so that an error names the field of the draft and not `fields`.
  if (typeof body.fields === 'object' && body.fields !== null)
    validate(draftSchemaOf(kind, id), { ...body.fields }, { nameField: true });
  const edit = validate(saveDraftSchema(kind, id), body) as SaveDraftRequest;
  return { ...edit, fields: sanitized({ kind, id }, edit.fields) };
}
