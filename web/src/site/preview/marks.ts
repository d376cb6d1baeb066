/**
 * Determines which element on a page shows which field of a draft. Before rendering, each string is marked
 * with one character that identifies its field. In the document, a `data-field` attribute on the element
 * replaces the mark, so the page's components need no code for the preview.
 */
import { storedNames, type Field, type FieldSet } from '@app/domain/fields/field';
import type { FieldPlace, PreviewedDraft } from '../../shared/preview/messages';

/** The start of Unicode's private use area, whose characters don't occur in content. */
const FIRST_MARK = 0xe000;
const MARKS = /[\ue000-\uf8ff]/g;

/**
 * Returns whether a page shows a field exactly as it was typed. Text fields with a format, such as phone
 * numbers, are parsed instead.
 */
const isShownAsTyped = (field: Field): boolean =>
  field.type === 'paragraphs' ||
  field.type === 'richText' ||
  field.type === 'category' ||
  (field.type === 'text' && field.format === undefined);

export type Mark = (text: string, place: FieldPlace) => string;

const markedValue = (value: unknown, place: FieldPlace, mark: Mark): unknown =>
  typeof value === 'string' && value !== '' ? mark(value, place) : value;

const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export function markedFields<Values extends object>(fields: FieldSet, values: Values, mark: Mark): Values {
  const read = (stored: string): unknown => Reflect.get(values, stored);
  const marked = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    if (field.private) return [];
    if (field.type === 'list') {
      const inItem = (index: number) => (text: string) => mark(text, `${name}.${index}`);
      const items = itemsOf(read(name)).map((item, index) =>
        markedFields(field.fields, item as object, inItem(index)),
      );
      return [[name, items]];
    }
    if (field.type === 'tags')
      return storedNames(name, field).map((stored) => [
        stored,
        itemsOf(read(stored)).map((tag) => markedValue(tag, name, mark)),
      ]);
    if (!isShownAsTyped(field)) return [];
    // The editor has one control for a category's names in both languages.
    return storedNames(name, field).map((stored) => [
      stored,
      markedValue(read(stored), field.type === 'category' ? name : stored, mark),
    ]);
  });
  return { ...values, ...Object.fromEntries(marked) };
}

export class FieldMarks {
  /** The marked fields. A field's index never changes, so neither does its mark. */
  readonly #places: FieldPlace[] = [];

  mark: Mark = (text, place) => {
    if (!this.#places.includes(place)) this.#places.push(place);
    return text + String.fromCharCode(FIRST_MARK + this.#places.indexOf(place));
  };

  /** Removes the marks from the text in an element, and associates the marked elements with their fields. */
  takeOff(root: Element): void {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue ?? '';
      const [first] = text.match(MARKS) ?? [];
      if (first === undefined) continue;
      node.nodeValue = text.replace(MARKS, '');
      const place = this.#places[first.charCodeAt(0) - FIRST_MARK];
      const { parentElement: element } = node;
      // Skips structured data, which isn't visible.
      if (place !== undefined && element && element.localName !== 'script') element.dataset.field = place;
    }
  }
}

/**
 * Finds pictures by their paths and associates them with their fields. A picture inside rich text belongs to
 * that text's field.
 */
export function namePictures(root: Element, fields: FieldSet, values: object): void {
  const names = new Map(
    Object.entries(fields).flatMap(([name, { type }]): [unknown, string][] =>
      type === 'picture' ? [[Reflect.get(values, name), name]] : [],
    ),
  );
  for (const picture of root.querySelectorAll('img')) {
    const name = names.get(picture.getAttribute('src'));
    if (name !== undefined && !picture.parentElement?.closest('[data-field]')) picture.dataset.field = name;
  }
}

/**
 * Associates a post's date with its field, if the post is or was public. The editor has no date field for
 * other posts.
 */
export function nameDate(root: Element, { id, publishedAt, formerDate }: PreviewedDraft): void {
  const date = root.querySelector<HTMLElement>(`[data-edit^="posts/${id}#"] time`);
  if (date && (publishedAt ?? formerDate) !== null) date.dataset.field = 'publishedAt';
}
