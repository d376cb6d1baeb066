/** Every text that belongs to the business rather than to one screen: validation, answers, errors. */
import type { Locale } from '../locale';
import type { MessageCode } from './codes';
import { en } from './en';
import { es } from './es';

const dictionaries: Record<Locale, Record<MessageCode, string>> = { en, es };

export function isMessageCode(value: string): value is MessageCode {
  return Object.keys(en).includes(value);
}

/** The text of a code in a language, with `{{name}}` placeholders filled in. */
export function message(locale: Locale, messageCode: MessageCode, values: Record<string, string | number> = {}): string {
  return dictionaries[locale][messageCode].replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    Object.keys(values).includes(name) ? String(values[name]) : whole,
  );
}
