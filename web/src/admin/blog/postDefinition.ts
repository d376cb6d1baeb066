import { POST_FIELDS } from '@perro-wisdom/domain/blog/posts';
import type { WorkingCopy } from '@perro-wisdom/domain/drafts/drafts';
import { fieldDefinition } from '../editing/fields/fieldDefinition';

/** What the editor of posts knows of their fields. */
export const POST_DEFINITION = fieldDefinition<WorkingCopy>(POST_FIELDS, {
  kind: 'posts',
  subject: 'post',
  isLive: ({ live }) => live !== null,
  publicSlug: ({ live }) => live?.slug,
});
