/** Reads the documents of drafts: `drafts/{kind}~{id}`. */
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { array, boolean, number, object, string } from 'yup';
import { COLLECTIONS } from '@app/domain/general/collections';
import { draftSchemaOf } from '@app/domain/content/schemas';
import { draftDocument, newDraft, type StoredDraft } from '@app/domain/drafts/document';
import {
  draftId,
  isSingleKind,
  parseDraftId,
  type Draft,
  type DraftFields,
  type DraftKind,
  type DraftSummary,
} from '@app/domain/drafts/drafts';
import { summaryFields, summaryTexts } from '@app/domain/drafts/kinds';
import type { LanguageStatus } from '@app/domain/drafts/languages';
import { LOCALES, type Locale } from '@app/domain/general/locale';
import { fieldsOf, parseFields, type Parser } from '../platform/documents';
import { db } from '../platform/firebase';
import type { DraftKey } from './kind';

export const drafts = db.collection(COLLECTIONS.drafts);

/** Returns the reference to a draft's document. */
export const draftRef = ({ kind, id }: DraftKey): DocumentReference => drafts.doc(draftId(kind, id));

const time = () => string().nullable().default(null);
const texts = () => array().of(string().required()).default([]);

/** The state that a row of a list shows. */
const shownSchema = object({
  revision: number().integer().min(0).required(),
  updatedAt: time(),
  publishedAt: time(),
  publicSlug: string().default(''),
  hasChanges: boolean().default(false),
  publishAt: time(),
  scheduleProblem: string().nullable().default(null),
  deletedAt: time(),
  order: number().integer().min(0).default(0),
  isDemo: boolean().default(false),
});

const stateSchema = shownSchema.shape({
  saveKey: string().default(''),
  formerDate: time(),
  request: string().default(''),
  progress: object({
    source: string<Locale>()
      .nullable()
      .oneOf([...LOCALES, null])
      .default(null),
    touchedAt: object({ en: time(), es: time() }),
  }),
  suggested: texts(),
  lastVersion: number().integer().min(0).default(0),
  formerSlugs: texts(),
  slugs: texts(),
  livePictures: texts(),
  categorySlug: string().default(''),
  tagSlugs: texts(),
});

/** Returns a draft with nothing in it. */
export const emptyDraft = ({ kind, id }: DraftKey): StoredDraft =>
  newDraft(kind, id, draftSchemaOf(kind, id).getDefault() as DraftFields[DraftKind]);

/** Parses fields of a draft; undefined for invalid ones, which are logged with the path of their document. */
export const parseDraftFields = (
  { kind, id }: DraftKey,
  path: string,
  fields: unknown,
): DraftFields[DraftKind] | undefined =>
  parseFields(draftSchemaOf(kind, id) as Parser<DraftFields[DraftKind]>, path, {
    ...(fields as object | undefined),
  });

/**
 * Returns the draft in a document; undefined if it is invalid, which is logged, or if there is none. A fixed draft always exists: without a
 * document it is empty, at revision 0.
 */
export function storedDraft(key: DraftKey, document: DocumentSnapshot): StoredDraft | undefined {
  if (!document.exists) return isSingleKind(key.kind) ? emptyDraft(key) : undefined;
  const stored = fieldsOf(document);
  const state = parseFields(stateSchema, document.ref.path, stored);
  const fields = parseDraftFields(key, document.ref.path, stored.fields);
  return state && fields && { ...state, ...key, fields };
}

/** The fields of the documents that a list of a kind reads. */
export const summaryFieldsOf = (kind: DraftKind): string[] => [
  ...Object.keys(shownSchema.fields),
  'status',
  'isEmpty',
  ...Object.values(summaryFields(kind)).map((name) => `fields.${name}`),
];

/** Returns the row of a list that a document makes; undefined if it is invalid, which is logged. */
export function storedSummary(document: DocumentSnapshot): DraftSummary | undefined {
  const key = parseDraftId(document.id);
  if (!key) return undefined;
  const stored = document.exists ? fieldsOf(document) : { ...draftDocument(emptyDraft(key)) };
  const state = parseFields(shownSchema, document.ref.path, stored);
  const text = summaryTexts(key.kind, (name) => document.get(`fields.${name}`));
  return (
    state && {
      ...state,
      ...key,
      titleEn: text('titleEn'),
      titleEs: text('titleEs'),
      image: text('image'),
      imageFocus: text('imageFocus'),
      isEmpty: stored.isEmpty === true,
      status: stored.status as Record<Locale, LanguageStatus>,
    }
  );
}

/** Returns a draft without what only the server needs. */
export const withoutServerFields = (stored: StoredDraft): Draft =>
  Object.fromEntries(
    Object.entries(stored).filter(([name]) => !SERVER_FIELDS.some((each) => each === name)),
  ) as unknown as Draft;

const SERVER_FIELDS = [
  'request',
  'lastVersion',
  'formerSlugs',
  'slugs',
  'livePictures',
  'categorySlug',
  'tagSlugs',
] as const satisfies readonly Exclude<keyof StoredDraft, keyof Draft>[];
