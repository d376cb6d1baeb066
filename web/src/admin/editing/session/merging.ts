/** Compares and merges the values of an editor, field by field. */
import { hasPassages, joinValue, mergeValues } from '../fields/passages';
import type { Definition, Values } from './definition';
import { isSame, type Passage } from './threeWay';

/**
 * Returns `values` with the selected fields replaced by those of `source`, which also determines which of
 * them are suggested translations.
 */
export function replaceFields(
  { fields, suggestable, fieldOfName }: Definition,
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

/** The versions that the editor's values are compared with. */
export interface Basis {
  /** The server's version that the values are based on. */
  base: Values;
  /**
   * The values that the server has confirmed, as they were sent. Without them, text that the server has
   * normalized would count as changed.
   */
  confirmed: Values;
}

/** Returns whether the owner has changed a field since the base version. */
const isChanged = (field: string, values: Values, { base, confirmed }: Basis): boolean =>
  !isSame(values[field], confirmed[field]) && !isSame(values[field], base[field]);

export const hasChanges = ({ fields }: Definition, values: Values, basis: Basis): boolean =>
  [...fields, 'suggested'].some((field) => isChanged(field, values, basis));

/** A field with a part that both versions changed, so the owner has to decide. */
export interface Conflict {
  field: string;
  passages: readonly Passage[];
  /** Whether both versions of a passage can be kept. */
  allowsBoth: boolean;
}

export interface Merged {
  /** The merged values; a field with a conflict keeps the owner's value. */
  values: Values;
  /** The conflicts, in display order. */
  conflicts: readonly Conflict[];
}

/**
 * Merges the owner's values with a version that was saved elsewhere. A field changed by only one side gets
 * that side's value. A field changed by both is merged paragraph by paragraph or item by item.
 */
export function mergeVersions(definition: Definition, values: Values, basis: Basis, stored: Values): Merged {
  const { fields, fieldOf, derived } = definition;
  const isChangedHere = (field: string) => isChanged(field, values, basis);
  const conflicts: Conflict[] = [];
  const joined: Record<string, unknown> = {};
  for (const name of fields) {
    const field = fieldOf(name);
    const [base, mine, theirs] = [basis.base[name], values[name], stored[name]];
    if (!field || !isChangedHere(name) || isSame(theirs, base) || isSame(theirs, mine)) continue;
    // On one side, the slug was derived from another field, so nobody chose it.
    if (name === derived?.field && [values, stored].some(derived.isMade)) {
      joined[name] = derived.isMade(values) ? theirs : mine;
      continue;
    }
    const passages = mergeValues(field, base, mine, theirs);
    if (passages.some((passage) => 'mine' in passage))
      conflicts.push({ field: name, passages, allowsBoth: hasPassages(field) });
    else
      joined[name] = joinValue(
        field,
        passages.flatMap((passage) => ('items' in passage ? passage.items : [])),
      );
  }
  const merged = replaceFields(definition, values, stored, (field) => !isChangedHere(field));
  return { values: withDerived(definition, [values, stored], { ...merged, ...joined }), conflicts };
}

/** Returns the values, with the slug derived again if it was derived in all versions. */
function withDerived({ derived }: Definition, versions: readonly Values[], values: Values): Values {
  return derived && versions.every(derived.isMade)
    ? { ...values, [derived.field]: derived.make(values) }
    : values;
}

export type Side = 'mine' | 'theirs' | 'both';

/** The owner's choice for each passage that differs. */
export type Choices = ReadonlyMap<Passage, Side>;

/** Returns the merged values with the owner's choices applied. */
export function resolvedValues(
  definition: Definition,
  { values, conflicts }: Merged,
  choices: Choices,
  [mine, theirs]: readonly [Values, Values],
): Values {
  const isTheirs = (name: string): boolean =>
    conflicts.some(
      ({ field, passages }) =>
        field === name && passages.every((each) => 'items' in each || choices.get(each) === 'theirs'),
    );
  // The chosen side determines whether the text is marked as a suggested translation.
  const marked = replaceFields(definition, values, theirs, isTheirs);
  const chosen = conflicts.map(({ field: name, passages }) => {
    const field = definition.fieldOf(name);
    const parts = passages.flatMap((passage) => {
      if ('items' in passage) return passage.items;
      const side = choices.get(passage);
      return [...(side === 'theirs' ? [] : passage.mine), ...(side === 'mine' ? [] : passage.theirs)];
    });
    return [name, field && joinValue(field, parts)] as const;
  });
  return withDerived(definition, [mine, theirs], { ...marked, ...Object.fromEntries(chosen) });
}
