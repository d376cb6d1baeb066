import { diffWordsWithSpace } from 'diff';

export interface TextPart {
  value: string;
  /** Whether the other version lacks this text. */
  differs: boolean;
}

/**
 * The time limit for a comparison. When it runs out, as it may for long versions with little in common, both
 * are shown without marks.
 */
const DIFF_TIMEOUT_MS = 300;

export function diffTexts(mine: string, theirs: string): Record<'mine' | 'theirs', TextPart[]> {
  const changes = diffWordsWithSpace(theirs, mine, { timeout: DIFF_TIMEOUT_MS });
  const whole = (value: string): TextPart[] => (value === '' ? [] : [{ value, differs: false }]);
  if (!changes) return { mine: whole(mine), theirs: whole(theirs) };
  return {
    mine: changes.filter(({ removed }) => !removed).map(({ value, added }) => ({ value, differs: added })),
    theirs: changes.filter(({ added }) => !added).map(({ value, removed }) => ({ value, differs: removed })),
  };
}

/** How many unchanged characters are shown before and after a difference. */
const CONTEXT_LENGTH = 120;

/** Returns the parts, with `…` instead of the middle of long unchanged passages. */
export const shortened = (parts: readonly TextPart[]): TextPart[] =>
  parts.map(({ value, differs }) => {
    const isLong = !differs && parts.length > 1 && value.length > 3 * CONTEXT_LENGTH;
    return {
      value: isLong ? `${value.slice(0, CONTEXT_LENGTH)} … ${value.slice(-CONTEXT_LENGTH)}` : value,
      differs,
    };
  });
