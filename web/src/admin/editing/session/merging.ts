/** Comparing and merging the values of an editor, field by field. */
import type { Definition, Values } from './definition';

/** Whether two values of a field are the same; objects and lists are compared by their contents. */
export const isSameValue = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));

type Merging = Pick<Definition, 'fields' | 'suggestable' | 'fieldOfName'>;

/** Returns `values` with the selected fields of `source`, and with its marks for suggested translations in these fields. */
export function replaceFields(
  { fields, suggestable, fieldOfName }: Merging,
  values: Values,
  source: Values,
  isReplaced: (field: string) => boolean,
): Values {
  const replaced = fields.filter(isReplaced);
  const comesFromSource = (name: string) => replaced.some((field) => field === fieldOfName(name));
  return {
    ...values,
    ...Object.fromEntries(replaced.map((field) => [field, source[field]])),
    suggested: suggestable.filter((name) =>
      (comesFromSource(name) ? source : values).suggested.includes(name),
    ),
  };
}

/** What the values of an editor are compared with. */
export interface Basis {
  /** The version on the server that they are based on. */
  base: Values;
  /** The values that the server has confirmed, as they were sent: text that it writes differently is not a change. */
  confirmed: Values;
}

/** Whether the owner has changed a field since the version that it is based on. */
const isChanged = (field: string, values: Values, { base, confirmed }: Basis): boolean =>
  !isSameValue(values[field], confirmed[field]) && !isSameValue(values[field], base[field]);

export const hasChanges = ({ fields }: Pick<Definition, 'fields'>, values: Values, basis: Basis): boolean =>
  [...fields, 'suggested'].some((field) => isChanged(field, values, basis));

/**
 * Merges a version that was saved elsewhere: a field that only one side has changed gets that side's value. Returns null where both sides
 * changed the same field.
 */
export function mergedWith(definition: Merging, values: Values, basis: Basis, stored: Values): Values | null {
  const isChangedHere = (field: string) => isChanged(field, values, basis);
  const isConflict = (field: string) =>
    isChangedHere(field) &&
    !isSameValue(stored[field], basis.base[field]) &&
    !isSameValue(stored[field], values[field]);
  if (definition.fields.some(isConflict)) return null;
  return replaceFields(definition, values, stored, (field) => !isChangedHere(field));
}

export type Side = 'mine' | 'theirs';

export interface Difference {
  field: string;
  /** The only side that changed the field; null when both did, so that the owner must decide. */
  suggested: Side | null;
}

/** Returns the fields in which two versions differ, in display order. `base` is their common ancestor. */
export function differencesOf(
  { fields }: Pick<Definition, 'fields'>,
  base: Values,
  mine: Values,
  theirs: Values,
): Difference[] {
  return fields
    .filter((field) => !isSameValue(mine[field], theirs[field]))
    .map((field) => ({
      field,
      suggested: isSameValue(mine[field], base[field])
        ? 'theirs'
        : isSameValue(theirs[field], base[field])
          ? 'mine'
          : null,
    }));
}

export type Choices = Partial<Record<string, Side>>;

/** Returns `mine` with the fields of `theirs` that were chosen. */
export const mergedValues = (definition: Merging, mine: Values, theirs: Values, choices: Choices): Values =>
  replaceFields(definition, mine, theirs, (field) => choices[field] === 'theirs');
