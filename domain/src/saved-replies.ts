/** Saved replies: texts in both languages with which the owner answers again and again (docs/decisions/0038). */
import type { InferType } from 'yup';
import { otherLocale, type Locale } from './locale';
import type { savedReplyInputSchema, storedSavedReplySchema } from './saved-replies.schema';

export type SavedReplyInput = InferType<typeof savedReplyInputSchema>;
/** `revision` changes with each save. */
export type SavedReply = InferType<typeof storedSavedReplySchema>;

/** Returns the text for a visitor's language, or else, plainly, that in the other one. */
export function replyFor({ textEn, textEs }: Pick<SavedReply, 'textEn' | 'textEs'>, language: Locale): { text: string; language: Locale } {
  const texts = { en: textEn, es: textEs };
  return texts[language] === '' ? { text: texts[otherLocale(language)], language: otherLocale(language) } : { text: texts[language], language };
}

/** Replies to start with. The titles are in the language of the owner's area. */
export const EXAMPLE_REPLIES: readonly { title: Record<Locale, string>; textEn: string; textEs: string }[] = [
  {
    title: { en: 'First call', es: 'Primera llamada' },
    textEn:
      'Thank you for asking about {service}. I would like to hear more about your dog before we plan anything: age, breed, and what a normal day looks like.\n\nWhen can I call you this week? The first call is free.',
    textEs:
      'Gracias por preguntar por {servicio}. Antes de planificar nada, quiero saber más de tu perro: la edad, la raza y cómo es un día normal.\n\n¿Cuándo te puedo llamar esta semana? La primera llamada es gratis.',
  },
  {
    title: { en: 'Prices and times', es: 'Precios y horarios' },
    textEn:
      'Thank you for your interest in {service}. What it costs depends on how many sessions your dog needs and where we meet, so I give you a price after the first visit.\n\nI work Monday to Saturday, from 9 in the morning to 6 in the evening. Which days suit you?',
    textEs:
      'Gracias por tu interés en {servicio}. El precio depende de cuántas sesiones necesite tu perro y de dónde nos veamos; por eso te lo doy después de la primera visita.\n\nTrabajo de lunes a sábado, de 9 de la mañana a 6 de la tarde. ¿Qué días te convienen?',
  },
  {
    title: { en: 'No room at the moment', es: 'Sin espacio por ahora' },
    textEn:
      'Thank you for writing, {name}. I have no room for new dogs right now, and I do not want to make you a promise that I cannot keep.\n\nIf you like, I put you on my list and write to you as soon as there is a place.',
    textEs:
      'Gracias por escribir, {nombre}. Ahora mismo no tengo espacio para más perros, y no quiero prometerte algo que no pueda cumplir.\n\nSi quieres, te pongo en mi lista y te escribo en cuanto haya un espacio.',
  },
];
