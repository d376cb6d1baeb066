import { REGION_TAGS, type Locale } from '@app/domain/general/locale';

/** Returns the words as a list in a sentence: `name, phone and services`. */
export const inWords = (words: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(REGION_TAGS[locale], { type: 'conjunction' }).format(words);
