/** Publishes drafts, and takes them off the public site. */
import type { Transaction } from 'firebase-admin/firestore';
import { publishableSchemaOf } from '@app/domain/content/schemas';
import { publishedState, slugIn, type StoredDraft } from '@app/domain/drafts/document';
import type { DraftFields, DraftKind } from '@app/domain/drafts/drafts';
import { progressAfterPublication } from '@app/domain/drafts/languages';
import type { PublicationContext } from '@app/domain/fields/schema';
import { readOnlyLocale } from '../content/site';
import { validate, type Parser } from '../platform/http/body';
import { ApiError } from '../platform/http/error';
import { changeDraft, resolveReferences, type Changed, type IfMatch } from './changes';
import { draftRef, drafts } from './document';
import type { DraftKey } from './kind';
import { KINDS } from './kinds';
import { writeVersion } from './versions';

/** Throws a 409 if another draft of the same kind has the slug. A public draft may keep its current slug. */
export async function requireFreeSlug(
  transaction: Transaction,
  { kind, id, fields, publishedAt, publicSlug }: StoredDraft,
): Promise<void> {
  const slug = slugIn(fields);
  if (slug === '' || (publishedAt !== null && slug === publicSlug)) return;
  const { docs } = await transaction.get(
    drafts.where('kind', '==', kind).where('slugs', 'array-contains', slug).select('deletedAt').limit(3),
  );
  const own = draftRef({ kind, id });
  const others = docs.filter(({ ref }) => !ref.isEqual(own));
  if (others.length === 0) return;
  const { slugTaken, slugInBin } = KINDS[kind].errors;
  const isTaken = others.some((other) => other.get('deletedAt') === null);
  throw new ApiError(409, isTaken ? slugTaken : slugInBin, { field: 'slug' });
}

/**
 * Returns a draft with its fields in the form to be published. Throws a 400 or 409 if the draft can't be
 * published.
 */
export async function requirePublishable(transaction: Transaction, draft: StoredDraft): Promise<StoredDraft> {
  const { kind, id } = draft;
  const schema = publishableSchemaOf(kind, id) as Parser<DraftFields[DraftKind]>;
  const context: PublicationContext = { only: await readOnlyLocale() };
  const fields = validate(schema, { ...draft.fields }, { nameField: true, context });
  await requireFreeSlug(transaction, { ...draft, fields });
  return { ...draft, fields };
}

/** Returns the publication date: `now` or, to keep the date, the current or most recent publication date. */
export const publicationDate = (
  { kind, publishedAt, formerDate }: StoredDraft,
  keepPublishedAt: boolean,
  now: Date,
): string => (KINDS[kind].isDated && keepPublishedAt && (publishedAt ?? formerDate)) || now.toISOString();

/**
 * Reads the documents needed to publish a draft. Returns the draft as it will be once published, with a
 * function that publishes it. Throws a 400 or 409 if the draft can't be published.
 */
export async function preparePublication(
  transaction: Transaction,
  before: StoredDraft,
  { publishedAt, now }: { publishedAt: string; now: Date },
): Promise<Changed> {
  const { draft: ready, record } = await resolveReferences(
    transaction,
    await requirePublishable(transaction, before),
  );
  const draft: StoredDraft = {
    ...ready,
    ...publishedState(before, ready.fields),
    publishedAt,
    formerDate: null,
    publishAt: null,
    scheduleProblem: null,
    hasChanges: false,
    isDemo: false,
    progress: progressAfterPublication(before.progress),
  };
  const isChange = before.publishedAt !== publishedAt || before.hasChanges;
  const kind = KINDS[draft.kind];
  if (!kind.publish) throw new Error(`Drafts of the kind ${draft.kind} cannot be published`);
  const write = await kind.publish(transaction, draft, { now, isChange });
  return {
    draft,
    write: () => {
      write();
      record();
      writeVersion(transaction, draft, now);
    },
  };
}

/**
 * Reads the documents needed to withdraw a draft. Returns the draft as it will be once withdrawn, with a
 * function that withdraws it.
 */
export async function prepareWithdrawal(transaction: Transaction, before: StoredDraft): Promise<Changed> {
  const draft: StoredDraft = {
    ...before,
    publishedAt: null,
    formerDate: before.publishedAt ?? before.formerDate,
    livePictures: [],
    hasChanges: false,
    publishAt: null,
    scheduleProblem: null,
  };
  const kind = KINDS[before.kind];
  if (before.publishedAt === null || !kind.withdraw) return { draft };
  return { draft, write: await kind.withdraw(transaction, before) };
}

/**
 * Publishes a draft. Does nothing if the draft is already public without changes or a schedule, and its date
 * should be kept.
 */
export const publishDraft = (
  key: DraftKey,
  ifMatch: IfMatch,
  keepPublishedAt: boolean,
): Promise<StoredDraft> =>
  changeDraft(key, { ifMatch, request: 'publish' }, (transaction, draft, now) => {
    const { publishedAt, hasChanges, publishAt } = draft;
    const keepsDate = keepPublishedAt || !KINDS[key.kind].isDated;
    if (publishedAt !== null && !hasChanges && keepsDate && publishAt === null) return null;
    return preparePublication(transaction, draft, {
      publishedAt: publicationDate(draft, keepPublishedAt, now),
      now,
    });
  });

/** Hides a draft from visitors. */
export const unpublishDraft = (key: DraftKey, ifMatch: IfMatch): Promise<StoredDraft> =>
  changeDraft(key, { ifMatch, request: 'unpublish' }, (transaction, draft) =>
    draft.publishedAt === null ? null : prepareWithdrawal(transaction, draft),
  );
