/** Posts. Visitors read two documents of each, lists and redirects: see `blog/live.ts`. */
import type { BlogPost } from '@perro-wisdom/domain/blog/posts';
import type { StoredDraft } from '@perro-wisdom/domain/drafts/document';
import { draftPreviewUrl } from '@perro-wisdom/domain/publishing/page-renderer';
import { slugify } from '@perro-wisdom/domain/general/slug';
import type { PostTopics } from '@perro-wisdom/domain/blog/topics';
import { preparePost, prepareWithdrawal } from '../../blog/live';
import { slugRedirectsOf } from '../../blog/redirects';
import { db } from '../../platform/firebase';
import { resolveTopics } from '../../blog/topics/store';
import type { Kind } from '../kind';
import { withPlaceholders } from './previewed';

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
  parts: slugRedirectsOf,
  preview: async (draft) => {
    const post = previewedPost(draft, await topicsOf(draft), new Date());
    return { url: draftPreviewUrl, documents: { post } };
  },
};

/** Reads the present names of the category and tags; those that are new are not stored. */
const topicsOf = ({ fields }: StoredDraft<'posts'>): Promise<PostTopics> =>
  db.runTransaction(async (transaction) => (await resolveTopics(transaction, fields)).topics, {
    readOnly: true,
  });

/** Returns a draft as the post that would be published now. */
function previewedPost(
  { id, fields, publishedAt, publishAt }: StoredDraft<'posts'>,
  topics: PostTopics,
  now: Date,
): BlogPost {
  const post = {
    ...fields,
    ...topics,
    id,
    slug: fields.slug || slugify(fields.titleEn) || 'preview',
    published: true,
    publishedAt: publishedAt ?? publishAt ?? now.toISOString(),
  };
  const texts = withPlaceholders(post, {
    title: 'draftPreview.noTitle',
    category: 'draftPreview.noCategory',
    excerpt: 'draftPreview.noExcerpt',
    content: 'draftPreview.noContent',
  });
  const emphasized = (name: 'contentEn' | 'contentEs') =>
    texts[name] === post[name] ? post[name] : `<p><em>${texts[name]}</em></p>`;
  return { ...texts, contentEn: emphasized('contentEn'), contentEs: emphasized('contentEs') };
}
