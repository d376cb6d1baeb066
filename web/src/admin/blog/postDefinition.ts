import { POST_FIELDS } from '@perro-wisdom/domain/blog/posts';
import type { Draft } from '@perro-wisdom/domain/drafts/drafts';
import { fieldDefinition } from '../editing/fields/fieldDefinition';

/** What the editor of posts knows of their fields. */
export const POST_DEFINITION = fieldDefinition<Draft<'posts'>>(POST_FIELDS, {
  kind: 'posts',
  subject: 'post',
});
