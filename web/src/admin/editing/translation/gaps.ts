/** What is empty in a language and has a text in the other one: fields, and the items of lists. */
import type { FieldSet } from '@app/domain/fields/field';
import { isEmptyText } from '@app/domain/fields/empty-text';
import { isLocalized } from '@app/domain/fields/languages';
import { fieldIn, otherLocale, type Locale } from '@app/domain/general/locale';
import type { Item } from '../fields/values';
import type { Values } from '../session/definition';

export interface Gap {
  /** The text in the other language. */
  source: string;
  isHtml: boolean;
  /** Whether it is copied, not translated: the name of a person is the same. */
  isName: boolean;
  /** The field that is filled, `titleEs` or `questions`, and its value with a text. */
  field: string;
  filledWith: (text: string) => unknown;
  /** Whether the field itself is the text: then a suggestion is marked until she has read it. */
  isField: boolean;
}

const gapIn = (values: Item, name: string, locale: Locale): string | null => {
  const [own, source] = [values[fieldIn(locale, name)], values[fieldIn(otherLocale(locale), name)]];
  if (typeof own !== 'string' || typeof source !== 'string') return null;
  return isEmptyText(own) && !isEmptyText(source) ? source : null;
};

/** Returns the gaps in a language, among the fields that are named without a language. */
export function gapsIn(fieldSet: FieldSet, names: readonly string[], values: Values, locale: Locale): Gap[] {
  return names.flatMap((name): Gap[] => {
    const field = fieldSet[name];
    if (field?.type === 'list') return itemGaps(name, field.fields, values[name] as Item[], locale);
    const source = field && isLocalized(field) ? gapIn(values, name, locale) : null;
    if (!field || source === null) return [];
    return [
      {
        source,
        isHtml: field.type === 'richText',
        isName: 'isName' in field,
        field: fieldIn(locale, name),
        filledWith: (text) => text,
        isField: true,
      },
    ];
  });
}

function itemGaps(list: string, fields: FieldSet, items: readonly Item[], locale: Locale): Gap[] {
  return items.flatMap((item, index) =>
    Object.entries(fields).flatMap(([part, field]): Gap[] => {
      const source = isLocalized(field) ? gapIn(item, part, locale) : null;
      if (source === null) return [];
      return [
        {
          source,
          isHtml: false,
          isName: 'isName' in field,
          field: list,
          filledWith: (text) =>
            items.map((each, place) => (place === index ? { ...each, [fieldIn(locale, part)]: text } : each)),
          isField: false,
        },
      ];
    }),
  );
}
