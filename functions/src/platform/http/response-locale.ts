/** Chooses the language of error messages. */
import type { Request, Response } from 'express';
import {
  DEFAULT_LOCALE,
  LOCALES,
  hasLocale,
  isLocale,
  localeFromPath,
  type Locale,
} from '@app/domain/general/locale';

/** Sets the language of error messages, such as a form's; it takes precedence over the browser's. */
export function setResponseLocale(response: Response, locale: Locale): void {
  response.locals.locale = locale;
}

/**
 * Returns the language that was set, else that of the path, else the one that the browser prefers
 * (Accept-Language).
 */
export function responseLocale(request: Request, response: Response): Locale {
  const set: unknown = response.locals.locale;
  if (isLocale(set)) return set;
  if (hasLocale(request.path)) return localeFromPath(request.path);
  const preferred = request.acceptsLanguages(...LOCALES);
  return isLocale(preferred) ? preferred : DEFAULT_LOCALE;
}
