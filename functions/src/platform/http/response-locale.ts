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

/**
 * Sets the language for error messages, for example to a form's language. This language takes precedence over
 * those of the path and the browser.
 */
export function setResponseLocale(response: Response, locale: Locale): void {
  response.locals.locale = locale;
}

/**
 * Returns the language for error messages: the one set for the response, else the path's, else the browser's
 * preferred language (Accept-Language).
 */
export function responseLocale(request: Request, response: Response): Locale {
  const set: unknown = response.locals.locale;
  if (isLocale(set)) return set;
  if (hasLocale(request.path)) return localeFromPath(request.path);
  const preferred = request.acceptsLanguages(...LOCALES);
  return isLocale(preferred) ? preferred : DEFAULT_LOCALE;
}
