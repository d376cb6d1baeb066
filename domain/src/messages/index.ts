/**
 * The messages shared by server and browser: validation, results and errors. `web` has the texts of single
 * screens.
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
 * Returns the text of a code in a language. Fills in its `{{name}}` placeholders; those without a value
 * remain.
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
