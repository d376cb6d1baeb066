/** The owner's content as kinds with working copies: facts, pages' texts, legal texts, services and testimonials. */
import type { Transaction } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { array, object } from 'yup';
import { CONTENT_MAX_LENGTH } from '@perro-wisdom/domain/blog/posts.limits';
import { PIECES_MAX } from '@perro-wisdom/domain/content/limits';
import { isListKind, type ContentFields, type ContentKind } from '@perro-wisdom/domain/content/kinds';
import {
  contentCopyDocument,
  newContentCopy,
  picturesOf,
  reservedSlugs,
  type StoredContentCopy,
} from '@perro-wisdom/domain/drafts/document';
import { changedTexts, localizedNamesOf, suggestedTexts } from '@perro-wisdom/domain/drafts/languages';
import { draftSchemaOf, publishableSchemaOf } from '@perro-wisdom/domain/content/schemas';
import { strictString } from '@perro-wisdom/domain/general/fields.schema';
import { code } from '@perro-wisdom/domain/messages/codes';
import { isEmptyText } from '@perro-wisdom/domain/general/empty-text';
import { sanitizePostHtml } from '../blog/html';
import type { CopyKind, Edit } from '../drafts/kind';
import { readVersionIn } from '../drafts/versions';
import type { Parser } from '../platform/documents';
import { validate } from '../platform/http/body';
import { ApiError } from '../platform/http/error';
import { recordPublication } from '../publishing/store';
import { contentCopies, copyRef, emptyFields, storedContent } from './document';
import { liveDocument, liveRef, publicChange } from './live';

type Fields = ContentFields[ContentKind];
/** The mechanism of working copies for one piece: the schema of a page's texts depends on the page. */
export type ContentCopyKind = CopyKind<StoredContentCopy>;

/** The fields with HTML, by kind. */
const RICH_FIELDS: Partial<Record<ContentKind, readonly string[]>> = {
  legal: ['contentEn', 'contentEs'],
  pages: ['storyEn', 'storyEs'],
};

const TITLE_FIELDS: Record<ContentKind, ContentCopyKind['titleFields']> = {
  facts: null,
  pages: null,
  legal: null,
  services: ['titleEn', 'titleEs'],
  testimonials: ['name', 'name'],
};

const errors: ContentCopyKind['errors'] = {
  notFound: 'content.notFound',
  changedElsewhere: 'content.changedElsewhere',
  inBin: 'content.inBin',
  notInBin: 'content.notInBin',
  versionNotFound: 'blog.versionNotFound',
};

/** Sanitizes the HTML of a piece, and checks its length again: `&` becomes `&amp;`. */
function sanitized(kind: ContentKind, fields: Fields): Fields {
  const texts = Object.entries(fields).map(([name, value]: [string, unknown]) => {
    if (typeof value !== 'string' || !RICH_FIELDS[kind]?.includes(name)) return [name, value];
    const html = sanitizePostHtml(value);
    if (html.length > CONTENT_MAX_LENGTH) throw new ApiError(400, 'blog.fieldTooLong', { field: name });
    return [name, html];
  });
  return Object.fromEntries(texts) as Fields;
}

/** Returns the fields as they are published; throws a 400 that names the first field that does not allow it. */
function publishableFields(kind: ContentKind, id: string, fields: Fields): Fields {
  const checked = validate(
    publishableSchemaOf(kind, id) as Parser<Fields>,
    { ...fields },
    { nameField: true },
  );
  if (kind === 'legal') {
    for (const [name, text] of Object.entries(checked)) {
      if (RICH_FIELDS.legal?.includes(name) && isEmptyText(String(text)))
        throw new ApiError(400, 'blog.fieldRequired', { field: name });
    }
  }
  return checked;
}

/** Throws a 409 if another service has the slug, or had it: its anchor leads there. A service keeps the slug under which it was public last. */
async function requireFreeSlug(
  transaction: Transaction,
  { id, publicSlug }: StoredContentCopy,
  fields: Fields,
): Promise<void> {
  if (!('slug' in fields) || fields.slug === publicSlug) return;
  const { docs } = await transaction.get(
    contentCopies.where('slugs', 'array-contains', fields.slug).select('pieceId').limit(2),
  );
  if (docs.some((document) => document.get('pieceId') !== id))
    throw new ApiError(409, 'content.slugTaken', { field: 'slug' });
}

/** Returns the position after the last piece of a list; throws a 409 if the list is full. */
async function nextPosition(transaction: Transaction, kind: ContentKind): Promise<number> {
  if (!isListKind(kind)) return 0;
  const { docs } = await transaction.get(
    contentCopies.where('kind', '==', kind).select('order', 'deletedAt'),
  );
  const kept = docs.filter((document) => document.get('deletedAt') === null);
  if (kept.length >= PIECES_MAX) throw new ApiError(409, 'content.listFull', { values: { max: PIECES_MAX } });
  return Math.max(-1, ...kept.map((document) => Number(document.get('order')))) + 1;
}

/** Returns the former slugs of a service that is published under a slug. */
const formerSlugsAfter = ({ publicSlug, formerSlugs }: StoredContentCopy, slug: string): string[] =>
  [...new Set([...formerSlugs, publicSlug])].filter((former) => former !== '' && former !== slug);

function editSchemaOf(kind: ContentKind, id: string): Parser<Edit<StoredContentCopy>> {
  const schema = draftSchemaOf(kind, id);
  return object({
    // Without a default: a body that lacks the fields must not empty the working copy.
    fields: schema.default(undefined).required(code('api.invalidBody')),
    suggested: array()
      .of(
        strictString(code('api.invalidBody'))
          .required(code('api.invalidBody'))
          .oneOf(localizedNamesOf(schema), code('api.invalidBody')),
      )
      .default([]),
  }) as unknown as Parser<Edit<StoredContentCopy>>;
}

/** Returns the mechanism of working copies for a piece. The id matters for single pieces only. */
export function contentKind(kind: ContentKind, pieceId: string): ContentCopyKind {
  const schema = draftSchemaOf(kind, pieceId);
  const copies: ContentCopyKind = {
    errors,
    fieldsSchema: schema as Parser<Fields>,
    editSchema: editSchemaOf(kind, pieceId),
    titleFields: TITLE_FIELDS[kind],
    ref: (id) => copyRef(kind, id),
    stored: (document) => storedContent(kind, pieceIdOf(document.id), document),
    document: contentCopyDocument,
    create: async (transaction, id) => ({
      ...newContentCopy(kind, id, emptyFields(kind, id)),
      order: await nextPosition(transaction, kind),
    }),
    takenFromBin: async (transaction, copy) => ({ ...copy, order: await nextPosition(transaction, kind) }),
    sanitize: (fields) => sanitized(kind, fields),
    resolve: (_transaction, fields) => Promise.resolve({ fields, derived: null, record: () => undefined }),
    changedLanguages: changedTexts,
    suggestionsIn: (fields, suggested) => suggestedTexts(schema, fields, suggested),
    pictures: picturesOf,
    fieldWithPicture: (fields, ids) =>
      Object.entries(fields).find(([, value]) => ids.some((id) => JSON.stringify(value).includes(id)))?.[0],
    reserve: (copy) => ({ ...copy, slugs: reservedSlugs(copy) }),
    differsFromLive: async (transaction, { id, publishedAt, lastVersion }, fields) => {
      if (publishedAt === null) return false;
      const version = await readVersionIn(copies, transaction, { id, number: lastVersion });
      return !isDeepStrictEqual(version?.fields, fields);
    },
    publishable: async (transaction, copy) => {
      const fields = publishableFields(kind, copy.id, copy.fields);
      await requireFreeSlug(transaction, copy, fields);
      return fields;
    },
    preparePublication: (transaction, { copy, fields, publishedAt, now }) => {
      const publicSlug = 'slug' in fields ? fields.slug : '';
      const formerSlugs = formerSlugsAfter(copy, publicSlug);
      return Promise.resolve({
        state: {
          publishedAt: publishedAt.toISOString(),
          isDemo: false,
          publicSlug,
          formerSlugs,
          livePictures: picturesOf(fields),
        },
        write: () => {
          transaction.set(
            liveRef(kind, copy.id),
            liveDocument(kind, fields, { id: copy.id, order: copy.order, formerSlugs, now }),
          );
          recordPublication(transaction, publicChange(kind, copy.id));
        },
      });
    },
    prepareWithdrawal: (transaction, { id, publishedAt }) =>
      Promise.resolve({
        state: { publishedAt: null, livePictures: [] },
        write: () => {
          if (publishedAt === null) return;
          transaction.delete(liveRef(kind, id));
          recordPublication(transaction, publicChange(kind, id));
        },
      }),
    parts: () => Promise.resolve([]),
  };
  return copies;
}

/** Returns the id of a piece from that of its working copy: `puppy-training` for `services~puppy-training`. */
export const pieceIdOf = (copyId: string): string => copyId.slice(copyId.indexOf('~') + 1);
