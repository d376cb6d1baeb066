import { useEffect, useRef } from 'react';
import { focusTitle } from '../../shared/browser/focus';

/**
 * Moves the focus when the focused element was removed together with an item of a list with these ids. It
 * moves to the item now in that place, if `focusable` returns an element for it, and otherwise to the title
 * of the screen.
 */
export function useFocusAfterRemoval(
  ids: readonly string[],
  focusable: (id: string) => HTMLElement | null = () => null,
): void {
  const before = useRef(ids);
  useEffect(() => {
    // The length alone isn't enough: another item may have been added elsewhere.
    const left = new Set(ids);
    const place = before.current.findIndex((id) => !left.has(id));
    before.current = ids;
    if (place < 0 || document.activeElement !== document.body) return;
    const next = ids[place] ?? ids.at(-1);
    const element = next === undefined ? null : focusable(next);
    if (element) element.focus();
    else focusTitle();
  }, [ids, focusable]);
}
