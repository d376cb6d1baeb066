import { REGION_TAGS, type Locale } from '@app/domain/general/locale';

/** Joins words into a list for a sentence, such as `name, phone and services`. */
export const inWords = (words: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(REGION_TAGS[locale], { type: 'conjunction' }).format(words);
