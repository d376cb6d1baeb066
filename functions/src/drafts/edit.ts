/** Reads, validates and sanitizes the edits that the owner sends. */
import { isDeepStrictEqual } from 'node:util';
import type { Request } from 'express';
import { CONTENT_MAX_LENGTH } from '@app/domain/blog/posts.limits';
import { draftSchemaOf, fieldSetOf } from '@app/domain/content/schemas';
import { isStored } from '@app/domain/drafts/accepted';
import type { StoredDraft } from '@app/domain/drafts/document';
import type { SaveDraftRequest } from '@app/domain/drafts/drafts';
import { storedNames, type FieldSet } from '@app/domain/fields/field';
import { localizedNames } from '@app/domain/fields/languages';
import { storedReader } from '@app/domain/fields/reader';
import { propertyOf } from '@app/domain/general/property';
import { sanitizePostHtml } from '../blog/html';
import { JSON_MAX_BYTES } from '../platform/config';
import { readJson, validate } from '../platform/http/body';
import { ApiError } from '../platform/http/error';
import { requireKnown, requireSameNames } from '../platform/http/other-version';
import type { DraftKey } from './kind';

/**
 * Returns the fields with sanitized HTML. Throws a 400 if the result is too long, which escaping can cause:
 * `&` becomes `&amp;`.
 */
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

/** An edit sent from a page in the owner's area, which may be running another version of the site. */
export interface SentEdit {
  fields: object;
  /** The fields with suggested translations; undefined if the page's version doesn't support suggestions. */
  suggested: readonly unknown[] | undefined;
}

export function readEdit(request: Request): SentEdit {
  const { fields, suggested } = readJson(request, JSON_MAX_BYTES);
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    throw new ApiError(400, 'api.invalidBody');
  if (suggested !== undefined && !Array.isArray(suggested)) throw new ApiError(400, 'api.invalidBody');
  return { fields, suggested };
}

/**
 * Throws a 400 if saving would lose values, because a field is unknown or a list item is missing a known
 * property.
 */
function requireSameVersion(fields: FieldSet, sent: object, requireNames = requireKnown): void {
  requireNames(Object.keys(storedReader(fields).readers), sent);
  for (const [name, field] of Object.entries(fields)) {
    const items = propertyOf(sent, name);
    if (field.type !== 'list' || !Array.isArray(items)) continue;
    for (const item of items as unknown[])
      if (typeof item === 'object' && item !== null) requireSameVersion(field.fields, item, requireSameNames);
  }
}

/**
 * Returns the fields to save. A field that is missing or unchanged keeps its stored value; changed fields are
 * validated and sanitized. Throws a 400 that names the invalid field. Throws a 400 without a field name if a
 * page from another version sent values that would be lost.
 */
export function validateEdit(
  { kind, id, fields: stored, suggested: storedSuggested }: StoredDraft,
  { fields: sent, suggested = storedSuggested }: SentEdit,
): SaveDraftRequest {
  const fieldSet = fieldSetOf(kind, id);
  requireSameVersion(fieldSet, sent);
  const changed = Object.keys(stored).filter(
    (name) => name in sent && !isDeepStrictEqual(propertyOf(sent, name), propertyOf(stored, name)),
  );
  const schema = draftSchemaOf(kind, id).pick(changed);
  const changes = validate<object>(
    schema,
    { ...sent },
    {
      nameField: true,
      accepted: {
        includes: ({ path = '', value }) => isStored(stored, path, value),
        cast: () => schema.cast(sent, { assert: false, stripUnknown: true }),
      },
    },
  );
  return {
    fields: { ...stored, ...sanitizeFields({ kind, id }, changes) },
    suggested: localizedNames(fieldSet).filter((name) => suggested.includes(name)),
  };
}
