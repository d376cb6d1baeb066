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
 * Sets the language of the response's error messages, such as that of a form. It takes precedence over the
 * browser's language.
 */
export function setResponseLocale(response: Response, locale: Locale): void {
  response.locals.locale = locale;
}

/**
 * Returns the language of error messages. This is the language that was set, else that of the path, else the
 * browser's preferred one (Accept-Language).
 */
export function responseLocale(request: Request, response: Response): Locale {
  const set: unknown = response.locals.locale;
  if (isLocale(set)) return set;
  if (hasLocale(request.path)) return localeFromPath(request.path);
  const preferred = request.acceptsLanguages(...LOCALES);
  return isLocale(preferred) ? preferred : DEFAULT_LOCALE;
}
