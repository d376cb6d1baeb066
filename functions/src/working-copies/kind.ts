/** Posts as a kind of content with working copies: `workingCopies/{id}`, under the id of the post. */
import type { Transaction } from 'firebase-admin/firestore';
import { blogPostInputSchema } from '@perro-wisdom/domain/blog/posts.schema';
import { COLLECTIONS } from '@perro-wisdom/domain/general/collections';
import { pictureIdsOf } from '@perro-wisdom/domain/pictures/library';
import type { PostTopics } from '@perro-wisdom/domain/blog/topics';
import { changedLanguages, suggestionsIn, type DraftFields } from '@perro-wisdom/domain/drafts/drafts';
import { draftFieldsSchema, saveWorkingCopySchema } from '@perro-wisdom/domain/drafts/drafts.schema';
import {
  slugsOf,
  workingCopyDocument,
  type StoredWorkingCopy,
} from '@perro-wisdom/domain/drafts/post-document';
import { preparePost, prepareWithdrawal } from '../blog/live';
import { slugRedirectsOf } from '../blog/redirects';
import { requireContents, withSanitizedContents } from '../blog/request';
import type { CopyKind } from '../drafts/kind';
import { db } from '../platform/firebase';
import { validate } from '../platform/http/body';
import { ApiError } from '../platform/http/error';
import { resolveTopicsOf } from '../blog/topics/store';
import { emptyCopy, storedCopy, workingCopies } from './document';
import { differsFromLive } from './live-fields';

/** Returns the fields as they are published, with a slug; throws a 400 that names the first field that does not allow it. */
function publishableFields(fields: DraftFields): DraftFields {
  const checked = validate(blogPostInputSchema.omit(['published']), { ...fields }, { nameField: true });
  requireContents(checked);
  return checked;
}

/** Throws a 409 if another post has the slug, be it public, a draft or in the bin. A post that is public under the slug keeps it. */
export async function requireFreeSlug(
  transaction: Transaction,
  id: string,
  slug: string,
  liveSlug: string | undefined,
): Promise<void> {
  if (slug === liveSlug) return;
  const { docs } = await transaction.get(
    workingCopies.where('slugs', 'array-contains', slug).select('deletedAt').limit(3),
  );
  const others = docs.filter((document) => document.id !== id);
  if (others.length === 0) return;
  throw new ApiError(
    409,
    others.some((other) => other.get('deletedAt') === null) ? 'blog.slugTaken' : 'blog.slugInBin',
  );
}

export const postKind: CopyKind<StoredWorkingCopy, PostTopics> = {
  errors: {
    notFound: 'blog.postNotFound',
    changedElsewhere: 'blog.changedElsewhere',
    inBin: 'blog.inBin',
    notInBin: 'blog.notInBin',
    versionNotFound: 'blog.versionNotFound',
  },
  fieldsSchema: draftFieldsSchema,
  editSchema: saveWorkingCopySchema,
  titleFields: ['titleEn', 'titleEs'],
  ref: (id) => workingCopies.doc(id),
  stored: storedCopy,
  document: workingCopyDocument,
  create: (_transaction, id) => emptyCopy(id),
  takenFromBin: (_transaction, copy) => copy,
  sanitize: withSanitizedContents,
  resolve: async (transaction, fields) => {
    const { topics, ...resolved } = await resolveTopicsOf(transaction, fields);
    return { ...resolved, derived: topics };
  },
  changedLanguages,
  suggestionsIn,
  pictures: pictureIdsOf,
  fieldWithPicture: (fields, ids) =>
    (['featuredImage', 'contentEn', 'contentEs'] as const).find((name) =>
      ids.some((id) => fields[name].includes(id)),
    ),
  // In the bin a post keeps the slugs that it had.
  reserve: (copy) => ({
    ...copy,
    slugs: copy.deletedAt === null ? slugsOf(copy.fields, copy.live) : copy.slugs,
  }),
  differsFromLive,
  publishable: async (transaction, { id, fields, live }) => {
    const checked = publishableFields(fields);
    await requireFreeSlug(transaction, id, checked.slug, live?.slug);
    return checked;
  },
  preparePublication: async (
    transaction,
    { copy: { id, live, hasChanges }, fields, derived: topics, publishedAt, now },
  ) => {
    const date = publishedAt.toISOString();
    const isChange = !live || hasChanges || live.publishedAt !== date;
    const write = await preparePost(transaction, {
      id,
      fields,
      topics,
      publishedAt,
      updatedAt: now,
      isChange,
    });
    return {
      state: { live: { slug: fields.slug, publishedAt: date }, publishAt: null, scheduleProblem: null },
      write,
    };
  },
  prepareWithdrawal: async (transaction, { id, live }) => ({
    state: { live: null, publishAt: null, scheduleProblem: null },
    write: live ? await prepareWithdrawal(transaction, id) : () => undefined,
  }),
  parts: async (transaction, id) => [
    ...(await slugRedirectsOf(transaction, id)),
    db.collection(COLLECTIONS.previewLinks).doc(id),
  ],
};
