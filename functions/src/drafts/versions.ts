/** The published versions of a piece: `versions/{number}` below its working copy. Each publication writes one, and removes the oldest. */
import type { CollectionReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { object, string } from 'yup';
import { VERSIONS } from '@perro-wisdom/domain/general/collections';
import { VERSIONS_KEPT, type VersionSummary } from '@perro-wisdom/domain/drafts/drafts';
import { fieldsOf, parseFields } from '../platform/documents';
import type { CopyKind, StoredCopy } from './kind';

export interface Version<Fields> extends VersionSummary {
  fields: Fields;
}

export const versionsOf = <Copy extends StoredCopy, Derived>(
  kind: CopyKind<Copy, Derived>,
  id: string,
): CollectionReference => kind.ref(id).collection(VERSIONS);

const summarySchema = object({ savedAt: string().required() });

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Stores a version, and removes the one that is too old to be kept. Numbers are given in sequence, so that takes no reading. */
export function writeVersion<Copy extends StoredCopy, Derived>(
  kind: CopyKind<Copy, Derived>,
  transaction: Transaction,
  { id, number, fields, now }: { id: string; number: number; fields: Copy['fields']; now: Date },
): void {
  const versions = versionsOf(kind, id);
  transaction.set(versions.doc(String(number)), {
    number,
    savedAt: now,
    fields,
    pictures: kind.pictures(fields),
  });
  if (number > VERSIONS_KEPT) transaction.delete(versions.doc(String(number - VERSIONS_KEPT)));
}

function storedSummary<Copy extends StoredCopy, Derived>(
  { titleFields }: CopyKind<Copy, Derived>,
  document: DocumentSnapshot,
): VersionSummary | undefined {
  const summary = parseFields(summarySchema, document.ref.path, fieldsOf(document));
  if (!summary) return undefined;
  const [titleEn = '', titleEs = ''] =
    titleFields?.map((name) => textOf(document.get(`fields.${name}`))) ?? [];
  return { number: Number(document.id), savedAt: summary.savedAt, titleEn, titleEs };
}

/** Lists the versions of a piece, newest first. */
export async function readVersions<Copy extends StoredCopy, Derived>(
  kind: CopyKind<Copy, Derived>,
  id: string,
): Promise<VersionSummary[]> {
  const titles = (kind.titleFields ?? []).map((name) => `fields.${name}`);
  const { docs } = await versionsOf(kind, id)
    .orderBy('number', 'desc')
    .select('savedAt', ...titles)
    .get();
  return docs.flatMap((document) => storedSummary(kind, document) ?? []);
}

/** Returns the version in a document; undefined if there is none. */
function storedVersion<Copy extends StoredCopy, Derived>(
  kind: CopyKind<Copy, Derived>,
  document: DocumentSnapshot,
): Version<Copy['fields']> | undefined {
  const summary = document.exists ? storedSummary(kind, document) : undefined;
  const fields =
    summary &&
    parseFields(kind.fieldsSchema, document.ref.path, { ...(document.get('fields') as object | undefined) });
  return summary && fields && { ...summary, fields };
}

export const readVersion = async <Copy extends StoredCopy, Derived>(
  kind: CopyKind<Copy, Derived>,
  id: string,
  number: number,
): Promise<Version<Copy['fields']> | undefined> =>
  storedVersion(kind, await versionsOf(kind, id).doc(String(number)).get());

export const readVersionIn = async <Copy extends StoredCopy, Derived>(
  kind: CopyKind<Copy, Derived>,
  transaction: Transaction,
  { id, number }: { id: string; number: number },
): Promise<Version<Copy['fields']> | undefined> =>
  storedVersion(kind, await transaction.get(versionsOf(kind, id).doc(String(number))));
