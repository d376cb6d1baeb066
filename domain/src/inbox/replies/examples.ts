import type { Locale } from '../../general/locale';
import { en } from './locales/en';
import { es } from './locales/es';
import type { SavedReply } from './saved';

/**
 * Returns example replies that any trainer could send. They promise nothing and contain no facts about a
 * business. Their titles are in the language of the owner's area.
 */
export const exampleReplies = (locale: Locale): SavedReply[] =>
  (['firstCall', 'prices', 'noRoom'] as const).map((name) => ({
    title: { en, es }[locale][name].title,
    textEn: en[name].text,
    textEs: es[name].text,
  }));
