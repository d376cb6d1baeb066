/** What previews show of drafts that are not finished. */
import { isEmptyText } from '@perro-wisdom/domain/fields/empty-text';
import { fieldIn, LOCALES } from '@perro-wisdom/domain/general/locale';
import { message } from '@perro-wisdom/domain/messages';
import type { MessageCode } from '@perro-wisdom/domain/messages/codes';

/** Replaces texts that are missing, in the language of the page: it would otherwise show that of the other language. */
export function withPlaceholders<
  Field extends string,
  Fields extends Record<`${Field}${'En' | 'Es'}`, string>,
>(fields: Fields, placeholders: Record<Field, MessageCode>): Fields {
  const texts = LOCALES.flatMap((locale) =>
    (Object.entries(placeholders) as [Field, MessageCode][]).map(
      ([field, code]) => [fieldIn(locale, field), message(locale, code)] as const,
    ),
  );
  return { ...fields, ...Object.fromEntries(texts.filter(([name]) => isEmptyText(fields[name]))) };
}

/** Returns a list with one of its items replaced, or added, in the order that it will have. */
export const replacedIn = <Item extends { id: string; order: number }>(
  all: readonly Item[],
  item: Item,
): Item[] => [...all.filter(({ id }) => id !== item.id), item].sort((a, b) => a.order - b.order);
