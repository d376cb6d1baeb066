/**
 * Provides the messages that the server and the browser share, for validation, results and errors. The text
 * of individual screens is in `web`.
 */
import type { Locale } from '../general/locale';
import type { MessageCode } from './codes';
import { en } from './en';
import { es } from './es';

const dictionaries: Record<Locale, Record<MessageCode, string>> = { en, es };

export function isMessageCode(value: string): value is MessageCode {
  return Object.keys(en).includes(value);
}

/**
 * Returns a message in the given language with its `{{name}}` placeholders filled in. Leaves placeholders
 * without a value unchanged.
 */
export function message(
  locale: Locale,
  messageCode: MessageCode,
  values: Record<string, string | number> = {},
): string {
  return dictionaries[locale][messageCode].replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    Object.keys(values).includes(name) ? String(values[name]) : whole,
  );
}
