/** Finds text in fields and list items that is missing in one language but present in the other. */
import type { Field } from '@app/domain/fields/field';
import { isEmptyText } from '@app/domain/fields/empty-text';
import { isLocalized } from '@app/domain/fields/languages';
import { fieldIn, otherLocale, type Locale } from '@app/domain/general/locale';
import type { Item } from '../fields/values';
import type { EditorSession } from '../session/editorSession';

export interface Gap {
  /** The text in the other language. */
  source: string;
  isHtml: boolean;
  /** Whether the text is a person's name, which is copied instead of translated. */
  isName: boolean;
  /** Fills the gap. A suggestion is marked until the owner checks it. List items are never marked. */
  fill: (text: string, isSuggestion: boolean) => void;
}

/** Returns the named fields' gaps in the given language. The names have no language suffix. */
export function gapsIn(session: EditorSession, names: readonly string[], locale: Locale): Gap[] {
  const { values } = session.getState();

  function gapIn([name, field]: [string, Field], texts: Item, fill: Gap['fill']): Gap[] {
    const [own, source] = [texts[fieldIn(locale, name)], texts[fieldIn(otherLocale(locale), name)]];
    if (!isLocalized(field) || typeof own !== 'string' || typeof source !== 'string') return [];
    if (!isEmptyText(own) || isEmptyText(source)) return [];
    return [{ source, isHtml: field.type === 'richText', isName: 'isName' in field, fill }];
  }

  return names.flatMap((name) => {
    const field = session.definition.fieldSet[name];
    if (!field) return [];
    if (field.type !== 'list')
      return gapIn([name, field], values, (text, isSuggestion) =>
        session.editText(fieldIn(locale, name), text, isSuggestion),
      );
    const items = values[name] as Item[];
    return items.flatMap((item, index) =>
      Object.entries(field.fields).flatMap((part) =>
        gapIn(part, item, (text) => {
          const filled = { ...item, [fieldIn(locale, part[0])]: text };
          session.edit({ [name]: items.map((each, place) => (place === index ? filled : each)) });
        }),
      ),
    );
  });
}
