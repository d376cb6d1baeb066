import { diffWordsWithSpace } from 'diff';

export interface TextPart {
  value: string;
  /** Whether the other text does not contain it. */
  differs: boolean;
}

/** Comparing long texts that have little in common takes long; after this time they are shown without marks. */
const DIFF_TIMEOUT_MS = 300;

/** Compares two texts by word. Returns each of them in parts. */
export function diffTexts(mine: string, theirs: string): Record<'mine' | 'theirs', TextPart[]> {
  const changes = diffWordsWithSpace(theirs, mine, { timeout: DIFF_TIMEOUT_MS });
  const whole = (value: string): TextPart[] => (value === '' ? [] : [{ value, differs: false }]);
  if (!changes) return { mine: whole(mine), theirs: whole(theirs) };
  return {
    mine: changes.filter(({ removed }) => !removed).map(({ value, added }) => ({ value, differs: added })),
    theirs: changes.filter(({ added }) => !added).map(({ value, removed }) => ({ value, differs: removed })),
  };
}
