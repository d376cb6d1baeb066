/**
 * Defines saved replies: text in both languages that the owner often sends to visitors
 * (docs/decisions/0038). All saved replies are edited as one draft, which is never published.
 */
import { list, text, type FieldSet, type ValuesOf } from '../../fields/field';
import { otherLocale, type Locale } from '../../general/locale';

export const REPLIES_FIELDS = {
  replies: list({
    label: { en: 'Replies', es: 'Respuestas' },
    section: { label: { en: 'Replies', es: 'Respuestas' } },
    note: {
      en: 'Replies you write often. Insert one when you reply to a message.',
      es: 'Respuestas que escribes a menudo. Inserta una al contestar un mensaje.',
    },
    add: { en: 'New reply', es: 'Respuesta nueva' },
    item: { en: 'Reply #', es: 'Respuesta #' },
    fields: {
      title: text({
        label: { en: 'Title', es: 'Título' },
        note: { en: 'Only you see it.', es: 'Solo tú lo ves.' },
        max: 80,
      }),
      text: text({
        label: { en: 'Text', es: 'Texto' },
        note: {
          en: 'Without a greeting: it is added for you.',
          es: 'Sin saludo: se añade solo.',
        },
        localized: true,
        max: 2000,
        rows: 8,
        format: 'placeholders',
      }),
    },
  }),
} as const satisfies FieldSet;

export type Replies = ValuesOf<typeof REPLIES_FIELDS>;
export type SavedReply = Replies['replies'][number];

/**
 * Returns a saved reply's text in the given language, or in the other language if it has none in the given
 * one. The result's `language` is the language that the text is in.
 */
export function replyFor(
  { textEn, textEs }: Pick<SavedReply, 'textEn' | 'textEs'>,
  language: Locale,
): { text: string; language: Locale } {
  const texts = { en: textEn, es: textEs };
  return texts[language] === ''
    ? { text: texts[otherLocale(language)], language: otherLocale(language) }
    : { text: texts[language], language };
}
