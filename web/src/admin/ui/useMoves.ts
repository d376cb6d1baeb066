import { useEffect, useRef, useState } from 'react';
import type { Place } from './MoveButtons';

interface Moves<Item> {
  items: readonly Item[];
  /** Called with the items in their new order. */
  onMove: (items: Item[]) => void;
  /**
   * Returns the announcement for a moved item. `place` is its new position, counted from 1, and `from` is its
   * old index.
   */
  newsOf: (item: Item, place: number, from: number) => string;
}

/**
 * Lets the owner reorder the items of a list. The list element needs the ref `list` and a child with
 * `MoveButtons` for each item. Focus remains on the pressed button, and `news` announces the item's new
 * position.
 */
export function useMoves<Item>({ items, onMove, newsOf }: Moves<Item>) {
  const list = useRef<HTMLUListElement & HTMLOListElement>(null);
  const [news, setNews] = useState('');

  // Remembers a move until focus is restored. Focus is lost when an item's element moves in the DOM, and the
  // list may not get its new order until a later render.
  const moved = useRef<{ item: Item; to: number; button: string }>(null);
  useEffect(() => {
    if (!moved.current || items[moved.current.to] !== moved.current.item) return;
    const { to, button } = moved.current;
    moved.current = null;
    list.current?.children[to]?.querySelector<HTMLElement>(button)?.focus();
  });

  function focusIn(index: number, selector: string): void {
    requestAnimationFrame(() => list.current?.children[index]?.querySelector<HTMLElement>(selector)?.focus());
  }

  const placeOf = (item: Item, index: number): Place => ({
    isFirst: index === 0,
    isLast: index === items.length - 1,
    onMove: (steps) => {
      const to = index + steps;
      const others = items.filter((_, each) => each !== index);
      moved.current = { item, to, button: `[data-move="${steps === -1 ? 'up' : 'down'}"]` };
      onMove([...others.slice(0, to), item, ...others.slice(to)]);
      setNews(newsOf(item, to + 1, index));
    },
  });
  return { list, news, placeOf, focusIn };
}
