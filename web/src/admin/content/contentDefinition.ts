import { isListKind, type ContentKind } from '@perro-wisdom/domain/content/kinds';
import type { Draft } from '@perro-wisdom/domain/drafts/drafts';
import { fieldSetOf } from '@perro-wisdom/domain/content/schemas';
import { fieldDefinition, type FieldDefinition } from '../editing/fields/fieldDefinition';

/** Returns what the editor of a piece of content knows of its fields. */
export const contentDefinition = (kind: ContentKind, id: string): FieldDefinition<Draft<ContentKind>> =>
  fieldDefinition<Draft<ContentKind>>(fieldSetOf(kind, id), {
    kind: isListKind(kind) ? kind : `${kind}/${id}`,
    subject: 'piece',
  });
