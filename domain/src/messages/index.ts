/** The messages that server and browser share: validation, results, errors. Texts of one screen are in the web. */
import type { Locale } from '../general/locale';
import type { MessageCode } from './codes';
import { en } from './en';
import { es } from './es';

const dictionaries: Record<Locale, Record<MessageCode, string>> = { en, es };

export function isMessageCode(value: string): value is MessageCode {
  return Object.keys(en).includes(value);
}

/** Returns the text of a code in a language, with its `{{name}}` placeholders filled in; those without a value stay. */
export function message(
  locale: Locale,
  messageCode: MessageCode,
  values: Record<string, string | number> = {},
): string {
  return dictionaries[locale][messageCode].replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    Object.keys(values).includes(name) ? String(values[name]) : whole,
  );
}
