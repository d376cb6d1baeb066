/** The published versions of a post: `workingCopies/{id}/versions/{number}`. Each publication writes one, and removes the oldest. */
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { object, string } from 'yup';
import { VERSIONS } from '@perro-wisdom/domain/collections';
import { draftFieldsSchema } from '@perro-wisdom/domain/working-copies.schema';
import { pictureIdsOf } from '@perro-wisdom/domain/pictures';
import { VERSIONS_KEPT, type DraftFields, type PostVersion, type VersionSummary } from '@perro-wisdom/domain/working-copies';
import { fieldsOf, parseDocuments, parseFields } from '../documents';
import { workingCopies } from './document';

export const versionsOf = (id: string) => workingCopies.doc(id).collection(VERSIONS);

const savedAt = () => string().required();
const versionSchema = object({ savedAt: savedAt(), fields: draftFieldsSchema });
const summarySchema = object({ id: string().required(), savedAt: savedAt(), fields: draftFieldsSchema.pick(['titleEn', 'titleEs']) });

/** Stores a version, and removes the one that is too old to be kept. Numbers are given in sequence, so that takes no reading. */
export function writeVersion(transaction: Transaction, id: string, { number, fields, now }: { number: number; fields: DraftFields; now: Date }): void {
  transaction.set(versionsOf(id).doc(String(number)), { number, savedAt: now, fields, pictures: pictureIdsOf(fields) });
  if (number > VERSIONS_KEPT) transaction.delete(versionsOf(id).doc(String(number - VERSIONS_KEPT)));
}

/** Lists the versions of a post, newest first. */
export async function readVersions(id: string): Promise<VersionSummary[]> {
  const { docs } = await versionsOf(id).orderBy('number', 'desc').select('savedAt', 'fields.titleEn', 'fields.titleEs').get();
  return parseDocuments(summarySchema, docs).map(({ id: number, savedAt, fields }) => ({ number: Number(number), savedAt, ...fields }));
}

/** Returns the version in a document; undefined if there is none. */
function storedVersion(document: DocumentSnapshot): PostVersion | undefined {
  if (!document.exists) return undefined;
  const version = parseFields(versionSchema, document.ref.path, fieldsOf(document));
  if (!version) return undefined;
  const { titleEn, titleEs } = version.fields;
  return { number: Number(document.id), savedAt: version.savedAt, titleEn, titleEs, fields: version.fields };
}

export const readVersion = async (id: string, number: number): Promise<PostVersion | undefined> =>
  storedVersion(await versionsOf(id).doc(String(number)).get());

export const readVersionIn = async (transaction: Transaction, id: string, number: number): Promise<PostVersion | undefined> =>
  storedVersion(await transaction.get(versionsOf(id).doc(String(number))));
