/** Saved replies: texts in both languages with which the owner answers again and again (docs/decisions/0038). */
import type { InferType } from 'yup';
import { otherLocale, type Locale } from '../../general/locale';
import { en } from './locales/en';
import { es } from './locales/es';
import type { savedReplyInputSchema, storedSavedReplySchema } from './saved.schema';

export type SavedReplyInput = InferType<typeof savedReplyInputSchema>;
/** `revision` changes with each save. */
export type SavedReply = InferType<typeof storedSavedReplySchema>;

export const isSameReply = (reply: SavedReplyInput, other: SavedReplyInput): boolean =>
  reply.title === other.title && reply.textEn === other.textEn && reply.textEs === other.textEs;

/** Returns the text for a visitor's language, or else, plainly, that in the other one. */
export function replyFor(
  { textEn, textEs }: Pick<SavedReply, 'textEn' | 'textEs'>,
  language: Locale,
): { text: string; language: Locale } {
  const texts = { en: textEn, es: textEs };
  return texts[language] === ''
    ? { text: texts[otherLocale(language)], language: otherLocale(language) }
    : { text: texts[language], language };
}

/** Replies to start with, which any trainer may send: they promise nothing and name no fact of the business. The titles are in the language of the owner's area. */
export const EXAMPLE_REPLIES = (['firstCall', 'prices', 'noRoom'] as const).map((name) => ({
  title: { en: en[name].title, es: es[name].title },
  textEn: en[name].text,
  textEs: es[name].text,
}));
