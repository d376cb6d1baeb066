/** The language in which an error is answered. */
import type { Request, Response } from 'express';
import { DEFAULT_LOCALE, LOCALES, hasLocale, isLocale, localeFromPath, type Locale } from '@perro-wisdom/domain/locale';

/** Has errors answered in the language that the body names, whatever the browser prefers. */
export function setResponseLocale(response: Response, locale: Locale): void {
  response.locals.locale = locale;
}

/** The language of the body, else that of the address, else the one that the browser prefers of ours. */
export function responseLocale(request: Request, response: Response): Locale {
  const named: unknown = response.locals.locale;
  if (isLocale(named)) return named;
  if (hasLocale(request.path)) return localeFromPath(request.path);
  const preferred = request.acceptsLanguages(...LOCALES);
  return isLocale(preferred) ? preferred : DEFAULT_LOCALE;
}
