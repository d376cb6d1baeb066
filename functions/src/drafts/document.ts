/** Reads draft documents, which are stored at `drafts/{kind}~{id}`. */
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/general/collections';
import { fieldSetOf } from '@app/domain/content/schemas';
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
import { hasTitle, summarySources, summaryTexts } from '@app/domain/drafts/kinds';
import { asLanguageStatus, type LanguageProgress } from '@app/domain/drafts/languages';
import { emptyValues, presentNames, storedReader } from '@app/domain/fields/reader';
import {
  asBoolean,
  asChoice,
  asList,
  asNullableText,
  asNumber,
  asRecord,
  asText,
  withFormerNames,
} from '@app/domain/stored/reader';
import { LOCALES, type Locale } from '@app/domain/general/locale';
import { fieldsOf, logUnusable, readDocument, readFields } from '../platform/documents';
import { db } from '../platform/firebase';
import type { DraftKey } from './kind';

export const drafts = db.collection(COLLECTIONS.drafts);

/** Returns the reference to a draft's document. */
export const draftRef = ({ kind, id }: DraftKey): DocumentReference => drafts.doc(draftId(kind, id));

const asTexts = asList(asText);

/** The parts of a draft's state shown in lists. */
const SHOWN = {
  revision: asNumber,
  updatedAt: asNullableText,
  publishedAt: asNullableText,
  publicSlug: asText,
  hasChanges: asBoolean,
  publishAt: asNullableText,
  scheduleProblem: asNullableText,
  deletedAt: asNullableText,
  order: asNumber,
  isDemo: asBoolean,
};
const asShownState = asRecord(SHOWN);
const asStatus = asRecord<DraftSummary['status']>({ en: asLanguageStatus, es: asLanguageStatus });

type State = Omit<StoredDraft, keyof DraftKey | 'fields'>;

const asState = asRecord<State>({
  ...SHOWN,
  saveKey: asText,
  formerDate: asNullableText,
  request: asText,
  progress: asRecord<LanguageProgress>({
    source: asChoice(LOCALES, null),
    touchedAt: asRecord<Record<Locale, string | null>>({ en: asNullableText, es: asNullableText }),
  }),
  suggested: asTexts,
  lastVersion: asNumber,
  formerSlugs: asTexts,
  slugs: asTexts,
  livePictures: asTexts,
  categorySlug: asText,
  tagSlugs: asTexts,
});

/** Returns an empty draft. */
export const emptyDraft = ({ kind, id }: DraftKey): StoredDraft =>
  newDraft(kind, id, emptyValues(fieldSetOf(kind, id)) as unknown as DraftFields[DraftKind]);

/** Reads the fields in a draft's or a version's document. */
export const readDraftFields = ({ kind, id }: DraftKey, document: DocumentSnapshot): DraftFields[DraftKind] =>
  readFields(
    storedReader(fieldSetOf(kind, id)),
    `${document.ref.path}.fields`,
    document.get('fields'),
  ) as unknown as DraftFields[DraftKind];

/** Returns a draft's fields in their stored form. */
export const storedFields = <Fields extends object>({ kind, id }: DraftKey, fields: Fields): Fields =>
  withFormerNames(storedReader(fieldSetOf(kind, id)), fields);

/**
 * Returns the draft stored in a document, or undefined if the document doesn't exist. Fixed drafts always
 * exist: without a document, they are empty and at revision 0.
 */
export function storedDraft(key: DraftKey, document: DocumentSnapshot): StoredDraft | undefined {
  if (!document.exists) return isSingleKind(key.kind) ? emptyDraft(key) : undefined;
  const state = readDocument(asState, document);
  const suggested = presentNames(fieldSetOf(key.kind, key.id), state.suggested);
  return { ...state, ...key, suggested, fields: readDraftFields(key, document) };
}

/** Returns the document fields needed to list drafts of a kind. */
export const summaryFieldsOf = (kind: DraftKind): string[] => [
  ...Object.keys(SHOWN),
  'status',
  'isEmpty',
  ...summarySources(kind).map((name) => `fields.${name}`),
];

/** Returns the list row for a document, or undefined if its id doesn't belong to a draft of a known kind. */
export function storedSummary(document: DocumentSnapshot): DraftSummary | undefined {
  const key = parseDraftId(document.id);
  if (!key) return undefined;
  const stored = document.exists ? fieldsOf(document) : { ...draftDocument(emptyDraft(key)) };
  const state = readFields(asShownState, document.ref.path, stored);
  const fields: unknown = document.get('fields');
  const texts = summaryTexts(key.kind, fields, logUnusable, `${document.ref.path}.fields`);
  const isUntitled = hasTitle(key.kind) && texts.titleEn === '' && texts.titleEs === '';
  return {
    ...state,
    ...key,
    ...texts,
    isEmpty: stored.isEmpty === true,
    isDamaged: isUntitled && state.publishedAt !== null && !state.hasChanges,
    status: readFields(asStatus, document.ref.path, stored.status),
  };
}

/** Returns a draft without the fields that only the server needs. */
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
