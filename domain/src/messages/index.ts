/**
 * Returns the messages shared by server and browser, which are for validation, results and errors. The texts
 * of individual screens are in `web`.
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
 * Returns the text of a message in a language. Fills in its `{{name}}` placeholders. Placeholders without a
 * value are kept.
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
