/**
 * What Hosting itself redirects, without the function: addresses without a language, and those in a language
 * that the site does not have.
 */
import { DEFAULT_LOCALE, hasLocale, otherLocale, withLocale, type Locale } from '@app/domain/general/locale';

/**
 * As Hosting's configuration has it
 * (https://firebase.google.com/docs/reference/hosting/rest/v1beta1/sites.versions#redirect).
 */
export interface Redirect {
  glob?: string;
  regex?: string;
  statusCode: number;
  location: string;
}

/**
 * Returns the redirects of a site in one language, or in both. Redirects from the other language are
 * temporary, because the owner may add it again.
 */
export function redirectsTo(only: Locale | null, redirects: readonly Redirect[]): Redirect[] {
  const locale = only ?? DEFAULT_LOCALE;
  const others = redirects
    .filter(({ glob = '' }) => !hasLocale(glob))
    .map((redirect) =>
      hasLocale(redirect.location)
        ? { ...redirect, location: withLocale(redirect.location, locale) }
        : redirect,
    );
  if (only === null) return others;
  const other = otherLocale(only);
  return [
    ...others,
    { glob: `/${other}`, statusCode: 302, location: `/${only}` },
    { glob: `/${other}/:path*`, statusCode: 302, location: `/${only}/:path` },
  ];
}
