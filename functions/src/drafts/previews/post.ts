import { fieldIn, type BlogPost } from '@perro-wisdom/domain/blog/posts';
import { LOCALES } from '@perro-wisdom/domain/general/locale';
import { message } from '@perro-wisdom/domain/messages';
import { slugify } from '@perro-wisdom/domain/general/slug';
import type { PostTopics } from '@perro-wisdom/domain/blog/topics';
import { isEmptyText } from '@perro-wisdom/domain/general/empty-text';
import {
  REQUIRED_LOCALIZED_FIELDS,
  type RequiredLocalizedField,
  type WorkingCopy,
} from '@perro-wisdom/domain/drafts/drafts';

const PLACEHOLDERS = {
  title: 'draftPreview.noTitle',
  category: 'draftPreview.noCategory',
  excerpt: 'draftPreview.noExcerpt',
  content: 'draftPreview.noContent',
} as const satisfies Record<RequiredLocalizedField, string>;

/**
 * Returns a working copy as the post that would be published now; `topics` are the present names of its category and tags. A text that is
 * missing is replaced by a placeholder: the page would otherwise show that of the other language.
 */
export function previewedPost(
  { id, fields, live, publishAt }: WorkingCopy,
  topics: PostTopics,
  now: Date,
): BlogPost {
  const post: BlogPost = {
    ...fields,
    ...topics,
    id,
    slug: fields.slug || slugify(fields.titleEn) || 'preview',
    published: true,
    publishedAt: live?.publishedAt ?? publishAt ?? now.toISOString(),
  };
  for (const locale of LOCALES) {
    for (const field of REQUIRED_LOCALIZED_FIELDS) {
      const name = fieldIn(locale, field);
      if (!isEmptyText(post[name])) continue;
      const text = message(locale, PLACEHOLDERS[field]);
      post[name] = field === 'content' ? `<p><em>${text}</em></p>` : text;
    }
  }
  return post;
}
