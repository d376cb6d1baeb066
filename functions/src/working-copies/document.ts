/** Reads and writes the documents of working copies. */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { array, boolean, number, object, string } from 'yup';
import { LOCALIZED_FIELD_NAMES } from '@perro-wisdom/domain/blog/posts';
import { COLLECTIONS } from '@perro-wisdom/domain/general/collections';
import { LOCALES, type Locale } from '@perro-wisdom/domain/general/locale';
import { draftFieldsSchema } from '@perro-wisdom/domain/drafts/drafts.schema';
import type { StoredWorkingCopy } from '@perro-wisdom/domain/drafts/post-document';
import {
  NO_PROGRESS,
  type LanguageStatus,
  type WorkingCopy,
  type WorkingCopySummary,
} from '@perro-wisdom/domain/drafts/drafts';
import { fieldsOf, parseFields } from '../platform/documents';
import { db } from '../platform/firebase';

export const workingCopies = db.collection(COLLECTIONS.workingCopies);

const time = () => string().nullable().default(null);

const stateSchema = object({
  id: string().required(),
  revision: number().integer().min(1).required(),
  updatedAt: string().required(),
  liveSlug: string().nullable().default(null),
  publishedAt: time(),
  hasChanges: boolean().default(false),
  publishAt: time(),
  scheduleProblem: string().nullable().default(null),
  deletedAt: time(),
});

const storedSchema = stateSchema.shape({
  fields: draftFieldsSchema,
  saveKey: string().default(''),
  request: string().default(''),
  progress: object({
    source: string<Locale>()
      .nullable()
      .oneOf([...LOCALES, null])
      .default(null),
    touchedAt: object({ en: time(), es: time() }),
  }),
  suggested: array().of(string().required().oneOf(LOCALIZED_FIELD_NAMES)).default([]),
  lastVersion: number().integer().min(0).default(0),
  slugs: array().of(string().required()).default([]),
});

const summaryFieldsSchema = draftFieldsSchema.omit(['contentEn', 'contentEs']);
const summarySchema = stateSchema.shape({ fields: summaryFieldsSchema });

/** The fields that a list reads: everything but the contents. */
export const SUMMARY_FIELDS: readonly string[] = [
  ...Object.keys(stateSchema.fields).filter((name) => name !== 'id'),
  ...Object.keys(summaryFieldsSchema.fields).map((name) => `fields.${name}`),
  'status',
];

const liveOf = ({
  liveSlug,
  publishedAt,
}: {
  liveSlug: string | null;
  publishedAt: string | null;
}): WorkingCopy['live'] =>
  liveSlug === null || publishedAt === null ? null : { slug: liveSlug, publishedAt };

/** Returns the working copy in a document; undefined if there is none, or if it is invalid, which is logged. */
export function storedCopy(document: DocumentSnapshot): StoredWorkingCopy | undefined {
  if (!document.exists) return undefined;
  const stored = parseFields(storedSchema, document.ref.path, fieldsOf(document));
  if (!stored) return undefined;
  const { liveSlug, publishedAt, ...copy } = stored;
  return { ...copy, live: liveOf({ liveSlug, publishedAt }) };
}

/** Returns the row of a list that a document read with `SUMMARY_FIELDS` makes; undefined if it is invalid, which is logged. */
export function storedSummary(document: DocumentSnapshot): WorkingCopySummary | undefined {
  const stored = parseFields(summarySchema, document.ref.path, fieldsOf(document));
  if (!stored) return undefined;
  const { liveSlug, publishedAt, ...summary } = stored;
  const status = document.get('status') as Record<Locale, LanguageStatus>;
  return { ...summary, status, live: liveOf({ liveSlug, publishedAt }) };
}

/** Returns a working copy without what only the server needs. */
export function withoutServerFields(stored: StoredWorkingCopy): WorkingCopy {
  const copy: Partial<StoredWorkingCopy> & WorkingCopy = { ...stored };
  delete copy.request;
  delete copy.lastVersion;
  delete copy.slugs;
  return copy;
}

/** Returns a working copy with nothing in it. */
export function emptyCopy(id: string): StoredWorkingCopy {
  return {
    id,
    fields: draftFieldsSchema.getDefault(),
    revision: 0,
    saveKey: '',
    request: '',
    updatedAt: '',
    progress: NO_PROGRESS,
    suggested: [],
    live: null,
    hasChanges: false,
    publishAt: null,
    scheduleProblem: null,
    deletedAt: null,
    lastVersion: 0,
    slugs: [],
  };
}
