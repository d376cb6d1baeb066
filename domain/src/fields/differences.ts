/**
 * Where the two languages of something say different figures: a price that was changed in one of them alone,
 * for example.
 */
import { fieldIn, type Locale } from '../general/locale';
import { propertyOf, textProperty } from '../general/property';
import { isEmptyText } from './empty-text';
import type { FieldSet } from './field';
import { figuresMissingIn } from './figures';
import { isLocalized } from './languages';

export interface Difference {
  /** The names of the field and, in a list, of its part: `questions`, `answer`. */
  path: readonly [field: string, part?: string];
  /**
   * What only the text of this language says, as it is written there; empty where it lacks what the other one
   * says.
   */
  only: Record<Locale, string[]>;
}

const TEXTS: readonly string[] = ['text', 'paragraphs', 'richText'];

/**
 * Returns the fields whose figures differ, in their order. A text that is empty in a language is missing
 * there, which is something else.
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
