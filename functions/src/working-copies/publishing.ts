/** Publishes working copies, and withdraws posts. */
import type { Transaction } from 'firebase-admin/firestore';
import { blogPostInputSchema } from '@perro-wisdom/domain/blog.schema';
import type { StoredWorkingCopy } from '@perro-wisdom/domain/working-copies-document';
import { progressAfterPublication, type DraftFields } from '@perro-wisdom/domain/working-copies';
import { preparePost, prepareWithdrawal } from '../blog/live';
import { requireContents } from '../blog/request';
import { validate } from '../http/body';
import { ApiError } from '../http/error';
import { resolveTopics } from '../topics/store';
import { changeCopy, type Changed, type ChangeRequest } from './changes';
import { workingCopies } from './document';
import { writeVersion } from './versions';

/** Returns the fields as they are published, with a slug; throws a 400 that names the first field that does not allow it. */
function publishableFields(fields: DraftFields): DraftFields {
  const checked = validate(blogPostInputSchema.omit(['published']), { ...fields }, { nameField: true });
  requireContents(checked);
  return checked;
}

/** Throws a 409 if another post has the slug, be it public, a draft or in the bin. A post that is public under the slug keeps it. */
export async function requireFreeSlug(transaction: Transaction, id: string, slug: string, liveSlug: string | undefined): Promise<void> {
  if (slug === liveSlug) return;
  const { docs } = await transaction.get(workingCopies.where('slugs', 'array-contains', slug).select('deletedAt').limit(3));
  const others = docs.filter((document) => document.id !== id);
  if (others.length === 0) return;
  throw new ApiError(409, others.some((other) => other.get('deletedAt') === null) ? 'blog.slugTaken' : 'blog.slugInBin');
}

/** Throws the error that a publication of the working copy would throw. */
export async function requirePublishable(transaction: Transaction, { id, fields, live }: StoredWorkingCopy): Promise<DraftFields> {
  const checked = publishableFields(fields);
  await requireFreeSlug(transaction, id, checked.slug, live?.slug);
  return checked;
}

interface PublicationOptions {
  keepPublishedAt: boolean;
  now: Date;
}

/** Reads what a publication depends on, and returns the working copy after it, and what it writes. */
export async function preparePublication(
  transaction: Transaction,
  copy: StoredWorkingCopy,
  { keepPublishedAt, now }: PublicationOptions,
): Promise<Changed> {
  const { id, live } = copy;
  const input = await requirePublishable(transaction, copy);
  const { topics, record } = await resolveTopics(transaction, input);
  const { categoryEn, categoryEs, tags, tagsEs } = topics;
  const fields = { ...input, categoryEn, categoryEs, tags, tagsEs };
  const publishedAt = new Date((keepPublishedAt && live?.publishedAt) || now);
  const isChange = !live || copy.hasChanges || live.publishedAt !== publishedAt.toISOString();
  const writePost = await preparePost(transaction, { id, fields, topics, publishedAt, updatedAt: now, isChange });
  const number = copy.lastVersion + 1;
  return {
    copy: {
      ...copy,
      fields,
      live: { slug: fields.slug, publishedAt: publishedAt.toISOString() },
      hasChanges: false,
      publishAt: null,
      scheduleProblem: null,
      progress: progressAfterPublication(copy.progress),
      lastVersion: number,
    },
    topics,
    write: () => {
      writePost();
      record();
      writeVersion(transaction, id, { number, fields, now });
    },
  };
}

/** Reads what withdrawing a post depends on, and returns the working copy after it, and what it writes. */
export async function prepareUnpublication(transaction: Transaction, copy: StoredWorkingCopy): Promise<Changed> {
  return {
    copy: { ...copy, live: null, hasChanges: false, publishAt: null, scheduleProblem: null },
    write: copy.live ? await prepareWithdrawal(transaction, copy.id) : () => undefined,
  };
}

/** Publishes a working copy. With nothing to publish, and the date kept, nothing changes. */
export const publishCopy = (id: string, ifMatch: ChangeRequest['ifMatch'], keepPublishedAt: boolean): Promise<StoredWorkingCopy> =>
  changeCopy(id, { ifMatch, request: 'publish' }, async (transaction, copy, now) => {
    if (copy.live && !copy.hasChanges && keepPublishedAt && copy.publishAt === null) return null;
    return preparePublication(transaction, copy, { keepPublishedAt, now });
  });

/** Withdraws a post, whose working copy stays as a draft. */
export const unpublishCopy = (id: string, ifMatch: ChangeRequest['ifMatch']): Promise<StoredWorkingCopy> =>
  changeCopy(id, { ifMatch, request: 'unpublish' }, (transaction, copy) => (copy.live ? prepareUnpublication(transaction, copy) : null));
