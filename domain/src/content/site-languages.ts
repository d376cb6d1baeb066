/** In which languages visitors find the site: in both, or in the one that the owner has chosen (docs/decisions/0054-one-language-is-enough.md). */
import { isLocale, LOCALES, type Locale } from '../general/locale';
import type { Facts } from './facts';

export type SiteLanguages = Pick<Facts, 'siteLanguages'>;

/** Returns the only language of the site; null for a site in both. */
export const onlyLocale = ({ siteLanguages }: SiteLanguages): Locale | null =>
  isLocale(siteLanguages) ? siteLanguages : null;

/** Returns the languages of the site. */
export function siteLocales(facts: SiteLanguages): readonly Locale[] {
  const only = onlyLocale(facts);
  return only === null ? LOCALES : [only];
}
