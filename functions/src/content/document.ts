/** Reads the documents of the working copies of content: `contentCopies/{kind}~{id}`. */
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { array, boolean, number, object, string } from 'yup';
import { COLLECTIONS } from '@perro-wisdom/domain/general/collections';
import {
  contentCopyId,
  isListKind,
  type ContentCopy,
  type ContentFields,
  type ContentKind,
} from '@perro-wisdom/domain/content/kinds';
import { newContentCopy, type StoredContentCopy } from '@perro-wisdom/domain/drafts/document';
import { draftSchemaOf } from '@perro-wisdom/domain/content/schemas';
import { LOCALES, type Locale } from '@perro-wisdom/domain/general/locale';
import { fieldsOf, parseFields, type Parser } from '../platform/documents';
import { db } from '../platform/firebase';

export const contentCopies = db.collection(COLLECTIONS.contentCopies);

export const copyRef = (kind: ContentKind, id: string): DocumentReference =>
  contentCopies.doc(contentCopyId(kind, id));

const time = () => string().nullable().default(null);
const texts = () => array().of(string().required()).default([]);

const stateSchema = object({
  revision: number().integer().min(1).required(),
  saveKey: string().default(''),
  request: string().default(''),
  updatedAt: time(),
  progress: object({
    source: string<Locale>()
      .nullable()
      .oneOf([...LOCALES, null])
      .default(null),
    touchedAt: object({ en: time(), es: time() }),
  }),
  suggested: texts(),
  publishedAt: time(),
  hasChanges: boolean().default(false),
  deletedAt: time(),
  order: number().integer().min(0).default(0),
  isDemo: boolean().default(false),
  lastVersion: number().integer().min(0).default(0),
  publicSlug: string().default(''),
  formerSlugs: texts(),
  slugs: texts(),
  livePictures: texts(),
});

/** Returns the fields of a piece with nothing in it. */
export const emptyFields = (kind: ContentKind, id: string): ContentFields[ContentKind] =>
  draftSchemaOf(kind, id).getDefault() as ContentFields[ContentKind];

/**
 * Returns the working copy in a document; undefined if it is invalid, which is logged, or if there is none. A single piece always exists:
 * without a document it is empty, at revision 0.
 */
export function storedContent(
  kind: ContentKind,
  id: string,
  document: DocumentSnapshot,
): StoredContentCopy | undefined {
  if (!document.exists)
    return isListKind(kind) ? undefined : newContentCopy<ContentKind>(kind, id, emptyFields(kind, id));
  const stored = fieldsOf(document);
  const state = parseFields(stateSchema, document.ref.path, stored);
  const schema = draftSchemaOf(kind, id) as Parser<ContentFields[ContentKind]>;
  const fields = parseFields(schema, document.ref.path, { ...(stored.fields as object | undefined) });
  return state && fields && { ...state, kind, id, fields };
}

/** Returns a working copy without what only the server needs. */
export function withoutServerFields(stored: StoredContentCopy): ContentCopy {
  const {
    kind,
    id,
    fields,
    revision,
    saveKey,
    updatedAt,
    progress,
    suggested,
    publishedAt,
    hasChanges,
    deletedAt,
    order,
    isDemo,
  } = stored;
  return {
    kind,
    id,
    fields,
    revision,
    saveKey,
    updatedAt,
    progress,
    suggested,
    publishedAt,
    hasChanges,
    deletedAt,
    order,
    isDemo,
  };
}
