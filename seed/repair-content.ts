/**
 * Gives the services and testimonials of an earlier version what the owner's area needs:
 *   npx tsx seed/repair-content.ts [--project <id>]
 * Adds missing working copies, each with its first version, and fields that the public documents lack. Safe to run at any time, and
 * repeatedly; what visitors read does not change. The target is chosen as in `load.ts`.
 */
import { parseArgs } from 'node:util';
import { COLLECTIONS, VERSIONS } from '@perro-wisdom/domain/collections';
import { contentCopyId, LIST_KINDS, type ContentFields, type ListKind } from '@perro-wisdom/domain/content';
import { publishedPiece, reservedSlugs } from '@perro-wisdom/domain/content-document';
import { draftSchemaOf } from '@perro-wisdom/domain/content-schemas';
import { formatMonth } from '@perro-wisdom/domain/dates';
import { inParallel } from '@perro-wisdom/domain/in-parallel';
import { serviceSchema } from '@perro-wisdom/domain/services.schema';
import { testimonialSchema } from '@perro-wisdom/domain/testimonials.schema';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import type { AnyObjectSchema } from 'yup';
import { fullRecords } from './records';
import { chooseTarget } from './target';

const PIECES_AT_ONCE = 8;

/** Returns the month (`YYYY-MM`) that is written out as `May 2023`; empty for any other text. */
function monthIn(text: string): string {
  const [, year = ''] = / (\d{4})$/.exec(text) ?? [];
  const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
  return year === '' ? '' : (months.find((month) => formatMonth(month, 'en') === text) ?? '');
}

interface RepairedKind {
  /** The schema of what visitors read. */
  schema: AnyObjectSchema;
  /** Returns what the owner edits, from what visitors read. */
  fieldsOf: (live: DocumentData) => DocumentData;
  /** Returns what visitors see until the next publication, and not after it: the owner's fields have no place for it. */
  lost: (live: DocumentData) => string[];
}

const KINDS: Record<ListKind, RepairedKind> = {
  services: { schema: serviceSchema, fieldsOf: ({ imageSrc, ...fields }) => ({ ...fields, image: imageSrc as unknown }), lost: () => [] },
  testimonials: {
    schema: testimonialSchema,
    // Nobody knows whether the client has agreed to a picture: the owner is asked when she publishes the testimonial again.
    fieldsOf: ({ imageSrc, nameEn, locationEn, ratingStars, dateEn, ...fields }) => ({
      ...fields,
      name: nameEn as unknown,
      location: locationEn as unknown,
      rating: ratingStars as unknown,
      month: monthIn(String(dateEn)),
      image: imageSrc as unknown,
      hasConsent: false,
    }),
    lost: ({ nameEn, nameEs, locationEn, locationEs, dateEn }) => [
      ...(dateEn !== '' && monthIn(String(dateEn)) === '' ? [`the date "${String(dateEn)}"`] : []),
      ...(nameEn === nameEs ? [] : [`the Spanish name "${String(nameEs)}"`]),
      ...(locationEn === locationEs ? [] : [`the Spanish town "${String(locationEs)}"`]),
    ],
  },
};

/** The texts by which a piece of the demo content is recognized. */
const DEMO_TEXTS = { services: ['titleEn', 'titleEs', 'descriptionEn', 'descriptionEs'], testimonials: ['nameEn', 'testimonialEn', 'testimonialEs'] } as const;

const demo = fullRecords();

/** Whether a piece is one of the demo content that the owner has not changed. */
function isDemo(kind: ListKind, live: DocumentData): boolean {
  const records: readonly DocumentData[] = demo[kind];
  return records.some((record) => DEMO_TEXTS[kind].every((field) => record[field] === live[field]));
}

/** What was repaired. */
interface Repaired {
  documents: number;
  workingCopies: number;
}

/** Gives a piece what it lacks, in a transaction, so that nothing that is saved meanwhile is overwritten; returns what was repaired. */
function repairPiece(db: Firestore, kind: ListKind, id: string): Promise<(keyof Repaired)[]> {
  const { schema, fieldsOf, lost } = KINDS[kind];
  const draftSchema = draftSchemaOf(kind, id);
  return db.runTransaction(async (transaction) => {
    const [piece, copy] = await transaction.getAll(
      db.collection(COLLECTIONS[kind]).doc(id),
      db.collection(COLLECTIONS.contentCopies).doc(contentCopyId(kind, id)),
    );
    if (!piece?.exists || !copy) return [];
    const stored = { ...piece.data(), id };
    if (!schema.isValidSync(stored) || !draftSchema.isValidSync(fieldsOf(schema.cast(stored) as DocumentData))) {
      console.error(`${piece.ref.path} is invalid and left as it is.`);
      return [];
    }
    const live = schema.cast(stored, { stripUnknown: true }) as DocumentData;

    const repaired: (keyof Repaired)[] = [];
    if (!copy.exists) {
      repaired.push('workingCopies');
      const fields = draftSchema.cast(fieldsOf(live), { stripUnknown: true }) as ContentFields[ListKind];
      const publishedAt = piece.updateTime?.toDate() ?? new Date();
      const added = publishedPiece(kind, id, { fields, order: Number(live.order), publishedAt, isDemo: isDemo(kind, live) });
      const formerSlugs = kind === 'services' ? (live.formerSlugs as string[]) : [];
      transaction.set(copy.ref, { ...added.copy, formerSlugs, slugs: reservedSlugs({ ...added.copy, formerSlugs }) });
      transaction.set(copy.ref.collection(VERSIONS).doc(String(added.version.number)), added.version);
      for (const what of lost(live)) console.warn(`${piece.ref.path} shows ${what} until it is published again: the editor has no field for it.`);
    }
    const missing = Object.entries(live).filter(([field]) => field !== 'id' && piece.get(field) === undefined);
    if (missing.length > 0) {
      repaired.push('documents');
      transaction.update(piece.ref, Object.fromEntries(missing));
    }
    return repaired;
  });
}

async function repairKind(db: Firestore, kind: ListKind): Promise<Repaired> {
  const { docs } = await db.collection(COLLECTIONS[kind]).select().get();
  const repaired: Repaired = { documents: 0, workingCopies: 0 };
  await inParallel(docs, PIECES_AT_ONCE, async ({ id }) => {
    for (const what of await repairPiece(db, kind, id)) repaired[what] += 1;
  });
  return repaired;
}

async function repair(): Promise<void> {
  const { values } = parseArgs({ options: { project: { type: 'string' } } });
  const { projectId, onEmulators } = chooseTarget(process.env, values.project);
  if (onEmulators) process.env.METADATA_SERVER_DETECTION = 'none';
  initializeApp({ projectId });
  const db = getFirestore();
  console.log(`Repairing the services and testimonials of ${onEmulators ? 'the emulators, project' : 'the project'} ${projectId}`);
  for (const kind of LIST_KINDS) {
    const { documents, workingCopies } = await repairKind(db, kind);
    console.log(`${COLLECTIONS[kind]}: ${documents} brought up to date, ${workingCopies} working copies added`);
  }
  await db.terminate();
}

repair().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
