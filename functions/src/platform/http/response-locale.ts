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
 * Sets the language of error messages, for example to a form's language. The language set here takes
 * precedence over the path's language and the browser's language.
 */
export function setResponseLocale(response: Response, locale: Locale): void {
  response.locals.locale = locale;
}

/**
 * Returns the language of error messages: the language that was set, or else the path's language, or else the
 * language that the browser prefers (Accept-Language).
 */
export function responseLocale(request: Request, response: Response): Locale {
  const set: unknown = response.locals.locale;
  if (isLocale(set)) return set;
  if (hasLocale(request.path)) return localeFromPath(request.path);
  const preferred = request.acceptsLanguages(...LOCALES);
  return isLocale(preferred) ? preferred : DEFAULT_LOCALE;
}
