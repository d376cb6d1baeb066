/** Saved replies: texts in both languages with which the owner answers again and again (docs/decisions/0038). */
import type { InferType } from 'yup';
import { otherLocale, type Locale } from '../../general/locale';
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
export const EXAMPLE_REPLIES: readonly { title: Record<Locale, string>; textEn: string; textEs: string }[] = [
  {
    title: { en: 'First call', es: 'Primera llamada' },
    textEn:
      'Thank you for asking about {service}. I would like to hear more about your dog before we plan anything: age, breed, and what a normal day looks like.\n\nWhen can I call you this week?',
    textEs:
      'Gracias por preguntar por {servicio}. Antes de planificar nada, quiero saber más de tu perro: la edad, la raza y cómo es un día normal.\n\n¿Cuándo te puedo llamar esta semana?',
  },
  {
    title: { en: 'Prices and times', es: 'Precios y horarios' },
    textEn:
      'Thank you for your interest in {service}. So that I can tell you the price and when I have time: how old is your dog, where do you live, and what would you like to work on?\n\nWhich days and hours suit you?',
    textEs:
      'Gracias por tu interés en {servicio}. Para decirte el precio y cuándo tengo espacio, cuéntame: ¿qué edad tiene tu perro, en qué pueblo vives y qué quieres trabajar con él?\n\n¿Qué días y a qué horas te conviene?',
  },
  {
    title: { en: 'No room at the moment', es: 'Sin espacio por ahora' },
    textEn:
      'Thank you for writing, {name}. I have no room for new dogs right now, and I do not want to make you a promise that I cannot keep.\n\nIf you like, I will write to you as soon as I do.',
    textEs:
      'Gracias por escribir, {nombre}. Ahora mismo no tengo espacio para más perros, y no quiero prometerte algo que no pueda cumplir.\n\nSi quieres, te escribo en cuanto lo tenga.',
  },
];
