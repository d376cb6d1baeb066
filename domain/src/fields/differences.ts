/**
 * Finds fields whose figures differ between the two languages, such as a price that was changed in only one.
 */
import { fieldIn, type Locale } from '../general/locale';
import { propertyOf, textProperty } from '../general/property';
import { isEmptyText } from './empty-text';
import type { FieldSet } from './field';
import { figuresMissingIn } from './figures';
import { isLocalized } from './languages';

export interface Difference {
  /**
   * The name of the field. For a list, the list's name is followed by the name of a field within the list's
   * items: `questions`, `answer`.
   */
  path: readonly [field: string, part?: string];
  /** For each language, the figures that appear only in that language's text, as written there. */
  only: Record<Locale, string[]>;
}

const TEXTS: readonly string[] = ['text', 'paragraphs', 'richText'];

/**
 * Returns the fields whose figures differ between the languages, in field order. Skips fields that are empty
 * in one language, because they count as missing.
 */
export function differencesIn(fields: FieldSet, values: object): Difference[] {
  return Object.entries(fields).flatMap(([name, field]): Difference[] => {
    if (field.type === 'list') {
      const items: unknown = propertyOf(values, name);
      return (Array.isArray(items) ? items : []).flatMap((item: unknown) =>
        differencesIn(field.fields, item as object).map(({ path: [part], only }) => ({
          path: [name, part] as const,
          only,
        })),
      );
    }
    if (!isLocalized(field) || !TEXTS.includes(field.type)) return [];
    const [en, es] = [textProperty(values, fieldIn('en', name)), textProperty(values, fieldIn('es', name))];
    if (isEmptyText(en) || isEmptyText(es)) return [];
    const only = { en: figuresMissingIn(es, 'es', en), es: figuresMissingIn(en, 'en', es) };
    return only.en.length + only.es.length > 0 ? [{ path: [name], only }] : [];
  });
}
