import type { BlogPost } from '@perro-wisdom/domain/blog';
import { LOCALES } from '@perro-wisdom/domain/locale';
import { message } from '@perro-wisdom/domain/messages';
import { slugify } from '@perro-wisdom/domain/slug';
import { fieldIn } from '@perro-wisdom/domain/blog';
import { isEmptyText, type RequiredLocalizedField, type WorkingCopy } from '@perro-wisdom/domain/working-copies';

const PLACEHOLDERS = {
  title: 'draftPreview.noTitle',
  category: 'draftPreview.noCategory',
  excerpt: 'draftPreview.noExcerpt',
  content: 'draftPreview.noContent',
} as const satisfies Record<RequiredLocalizedField, string>;

/**
 * Returns a working copy as the post that would be published now. A text that is missing is replaced by a placeholder: the page would
 * otherwise show that of the other language.
 */
export function previewedPost({ id, fields, live, publishAt }: WorkingCopy, now: Date): BlogPost {
  const post: BlogPost = {
    ...fields,
    id,
    slug: fields.slug || slugify(fields.titleEn) || 'preview',
    published: true,
    publishedAt: live?.publishedAt ?? publishAt ?? now.toISOString(),
  };
  for (const locale of LOCALES) {
    for (const [field, code] of Object.entries(PLACEHOLDERS) as [RequiredLocalizedField, (typeof PLACEHOLDERS)[RequiredLocalizedField]][]) {
      const name = fieldIn(locale, field);
      if (!isEmptyText(post[name])) continue;
      const text = message(locale, code);
      post[name] = field === 'content' ? `<p><em>${text}</em></p>` : text;
    }
  }
  return post;
}
