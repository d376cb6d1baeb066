import { diffWordsWithSpace } from 'diff';

export interface TextPart {
  value: string;
  /** Whether the other text does not contain it. */
  differs: boolean;
}

/**
 * Comparing long texts that have little in common takes long; after this time they are shown without marks.
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

/** How many characters of a passage that both texts contain are shown beside each difference. */
const CONTEXT_LENGTH = 120;

/**
 * Returns the parts with long passages that both texts contain cut in the middle; `…` stands for what is left
 * out.
 */
export const shortened = (parts: readonly TextPart[]): TextPart[] =>
  parts.map(({ value, differs }) => {
    const isLong = !differs && parts.length > 1 && value.length > 3 * CONTEXT_LENGTH;
    return {
      value: isLong ? `${value.slice(0, CONTEXT_LENGTH)} … ${value.slice(-CONTEXT_LENGTH)}` : value,
      differs,
    };
  });
