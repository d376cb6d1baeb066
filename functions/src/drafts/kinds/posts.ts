/**
 * Defines the `posts` kind. Each post has two public documents and appears in public lists (see
 * `blog/live.ts`).
 */
import type { BlogPost } from '@app/domain/blog/posts';
import type { StoredDraft } from '@app/domain/drafts/document';
import { previewedPost } from '@app/domain/drafts/previews';
import { preparePost, prepareWithdrawal } from '../../blog/live';
import { db } from '../../platform/firebase';
import { resolveTopics } from '../../blog/topics/store';
import type { Kind } from '../kind';

export const posts: Kind<'posts'> = {
  errors: {
    notFound: 'blog.postNotFound',
    changedElsewhere: 'blog.changedElsewhere',
    inBin: 'blog.inBin',
    notInBin: 'blog.notInBin',
    slugTaken: 'blog.slugTaken',
    slugInBin: 'blog.slugInBin',
  },
  isDated: true,
  resolve: async (transaction, draft) => {
    const { topics, record } = await resolveTopics(transaction, draft.fields);
    const { categorySlug, tagSlugs, ...names } = topics;
    return { draft: { ...draft, fields: { ...draft.fields, ...names }, categorySlug, tagSlugs }, record };
  },
  publish: preparePost,
  withdraw: (transaction, { id }) => prepareWithdrawal(transaction, id),
};

/**
 * Returns the post as it would be published now, with the current names of its topics. Doesn't store new
 * topics.
 */
export async function readPostOfDraft(draft: StoredDraft<'posts'>): Promise<BlogPost> {
  const { topics } = await db.runTransaction((transaction) => resolveTopics(transaction, draft.fields), {
    readOnly: true,
  });
  return previewedPost(draft, topics, new Date());
}
