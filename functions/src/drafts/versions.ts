/**
 * Stores a draft's published versions in its `versions` subcollection, keyed by version number. Publishing a
 * draft adds a version and deletes the oldest one beyond the limit.
 */
import type { CollectionReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { VERSIONS } from '@app/domain/general/collections';
import { versionDocument, type StoredDraft } from '@app/domain/drafts/document';
import { VERSIONS_KEPT, type Version, type VersionSummary } from '@app/domain/drafts/drafts';
import { summarySources, summaryTexts, TITLES } from '@app/domain/drafts/kinds';
import { isoOf } from '../platform/documents';
import { draftRef, readDraftFields, storedFields } from './document';
import type { DraftKey } from './kind';

/** Returns the collection of a draft's versions. */
export const versionsOf = (key: DraftKey): CollectionReference => draftRef(key).collection(VERSIONS);

/**
 * Stores a version and prunes the oldest. Versions are numbered consecutively, so pruning doesn't require a
 * read.
 */
export function writeVersion(transaction: Transaction, draft: StoredDraft, now: Date): void {
  const [versions, number] = [versionsOf(draft), draft.lastVersion];
  transaction.set(
    versions.doc(String(number)),
    versionDocument(number, storedFields(draft, draft.fields), now),
  );
  if (number > VERSIONS_KEPT) transaction.delete(versions.doc(String(number - VERSIONS_KEPT)));
}

function storedSummary(key: DraftKey, document: DocumentSnapshot): VersionSummary {
  const { titleEn, titleEs } = summaryTexts(key.kind, document.get('fields'));
  return {
    number: Number(document.id),
    savedAt: isoOf(document.get('savedAt')) ?? '',
    titleEn,
    titleEs,
  };
}

/** Lists the versions of a draft, newest first. */
export async function readVersions(key: DraftKey): Promise<VersionSummary[]> {
  const titles = summarySources(key.kind, TITLES).map((name) => `fields.${name}`);
  const { docs } = await versionsOf(key)
    .orderBy('number', 'desc')
    .select('savedAt', ...titles)
    .get();
  return docs.map((document) => storedSummary(key, document));
}

/** Returns the version in a document, or undefined if the document doesn't exist. */
const storedVersion = (key: DraftKey, document: DocumentSnapshot): Version | undefined =>
  document.exists ? { ...storedSummary(key, document), fields: readDraftFields(key, document) } : undefined;

/** Reads a version; undefined if no version has this number. */
export async function readVersion(
  key: DraftKey,
  number: number,
  transaction?: Transaction,
): Promise<Version | undefined> {
  const version = versionsOf(key).doc(String(number));
  return storedVersion(key, await (transaction ? transaction.get(version) : version.get()));
}
