import { useEffect, useRef } from 'react';
import { focusTitle } from '../../shared/browser/focus';

/**
 * When what had the focus has been removed with an item of a list, which has these ids, moves the focus: to the item that is in its place now,
 * where `focusable` returns what can have the focus in an item, and otherwise to the title of the screen.
 */
export function useFocusAfterRemoval(
  ids: readonly string[],
  focusable: (id: string) => HTMLElement | null = () => null,
): void {
  const before = useRef(ids);
  useEffect(() => {
    // Not by the length: another item may have been added elsewhere.
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
