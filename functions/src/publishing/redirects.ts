/** Computes Hosting's redirects from URLs without a language, or with one that the site doesn't use. */
import { DEFAULT_LOCALE, hasLocale, otherLocale, withLocale, type Locale } from '@app/domain/general/locale';

/**
 * A redirect in Hosting's configuration
 * (https://firebase.google.com/docs/reference/hosting/rest/v1beta1/sites.versions#redirect).
 */
export interface Redirect {
  glob?: string;
  regex?: string;
  statusCode: number;
  location: string;
}

/**
 * Adapts `redirects` to the site's only language (`only`), or to both languages if it is null. Redirects from
 * an unused language are temporary, because the owner may add that language back.
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
