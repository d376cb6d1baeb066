import { useEffect, useRef } from 'react';
import { focusTitle } from '../../shared/browser/focus';

/**
 * Moves focus when the item containing the focused element is removed from a list with these item ids. Focus
 * moves to the item that takes the removed item's place, or to the last item, if `focusable` returns an
 * element for that item. Otherwise, focus moves to the screen's title.
 */
export function useFocusAfterRemoval(
  ids: readonly string[],
  focusable: (id: string) => HTMLElement | null = () => null,
): void {
  const before = useRef(ids);
  useEffect(() => {
    // The list's length isn't enough to detect a removal, because another item may have been added elsewhere.
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
