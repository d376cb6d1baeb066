/** Splits field values into parts that can be merged: paragraphs of text, or items of a list. */
import type { Field } from '@app/domain/fields/field';
import { mergeItems } from '../session/mergeItems';
import { mergePassages, type Passage } from '../session/threeWay';
import type { Item } from './values';

function blocksOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.childNodes]
    .map((node) => (node instanceof Element ? node.outerHTML : (node.textContent ?? '')))
    .filter((block) => block.trim() !== '');
}

const paragraphsOf = (text: string): string[] => text.split(/\n\s*\n/).filter((each) => each.trim() !== '');

/** Returns whether a field's values have parts, in which case both versions of a passage can be kept. */
export const hasPassages = ({ type }: Field): boolean =>
  type === 'list' || type === 'tags' || type === 'richText' || type === 'paragraphs';

/**
 * Merges `mine` and `theirs`, two versions of a field's value that are both based on `base`. A value without
 * parts is treated as a single passage.
 */
export function mergeValues(field: Field, base: unknown, mine: unknown, theirs: unknown): Passage[] {
  if (field.type === 'list' || field.type === 'tags')
    return mergeItems(base as Item[], mine as Item[], theirs as Item[]);
  if (!hasPassages(field)) return [{ mine: [mine], theirs: [theirs] }];
  const split = field.type === 'richText' ? blocksOf : paragraphsOf;
  return mergePassages(split(String(base)), split(String(mine)), split(String(theirs)));
}

export function joinValue(field: Field, parts: readonly unknown[]): unknown {
  if (field.type === 'list' || field.type === 'tags') return parts;
  if (!hasPassages(field)) return parts[0];
  return parts.join(field.type === 'richText' ? '\n' : '\n\n');
}
