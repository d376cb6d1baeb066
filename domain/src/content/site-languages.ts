/**
 * The public site's languages: both, or only the one that the owner chose
 * (docs/decisions/0054-one-language-is-enough.md).
 */
import { fieldIn, isLocale, LOCALES, otherLocale, type Locale } from '../general/locale';
import type { Facts } from './facts';

export type SiteLanguages = Pick<Facts, 'siteLanguages'>;

/** Returns the site's only language, or null for a bilingual site. */
export const onlyLocale = ({ siteLanguages }: SiteLanguages): Locale | null =>
  isLocale(siteLanguages) ? siteLanguages : null;

/** Returns the site's languages. */
export function siteLocales(facts: SiteLanguages): readonly Locale[] {
  const only = onlyLocale(facts);
  return only === null ? LOCALES : [only];
}

/**
 * Returns `values` without the text in any language that the site doesn't use. Otherwise, pages would fall
 * back to that language for empty fields.
 */
export function inSiteLanguages<T>(values: T, facts: SiteLanguages): T {
  const only = onlyLocale(facts);
  return only === null ? values : (withoutTexts(values, otherLocale(only)) as T);
}

function withoutTexts(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutTexts(item, locale));
  if (typeof value !== 'object' || value === null) return value;
  const ending = fieldIn(locale, '');
  const isText = (name: string): boolean =>
    name.endsWith(ending) && fieldIn(otherLocale(locale), name.slice(0, -ending.length)) in value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]: [string, unknown]) => [
      name,
      typeof each === 'string' && isText(name) ? '' : withoutTexts(each, locale),
    ]),
  );
}
