import { isListKind, type ContentCopy, type ContentKind } from '@perro-wisdom/domain/content/kinds';
import { fieldSetOf } from '@perro-wisdom/domain/content/schemas';
import { fieldDefinition, type FieldDefinition } from '../editing/fields/fieldDefinition';

/** Returns what the editor of a piece of content knows of its fields. */
export const contentDefinition = (kind: ContentKind, id: string): FieldDefinition<ContentCopy> =>
  fieldDefinition<ContentCopy>(fieldSetOf(kind, id), {
    kind: isListKind(kind) ? kind : `${kind}/${id}`,
    subject: 'piece',
    isLive: ({ publishedAt }) => publishedAt !== null,
  });
