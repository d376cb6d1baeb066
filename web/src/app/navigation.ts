/** What a navigation does beside changing the page: where the focus goes, and what is in view. */
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation } from 'react-router-dom';
import { focusPlace, focusTitle } from '../platform/browser/focus';
import { keepsPlace } from '../platform/browser/keepPlace';
import { useShownNavigationType } from './PublicRouter';

/** The id that a hash names. Addresses are typed by people: one that cannot be decoded names what it says. */
function namedBy(hash: string): string {
  const name = hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** What a visitor does who has begun to look around. */
const TAKING_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps a named place at the top of the view while the page around it is still arriving: lists come after the first paint, and
 * push away what is below them. Ends when the visitor takes over.
 */
function holdInView(id: string): () => void {
  let reached = false;
  const align = () => {
    const place = document.getElementById(id);
    if (!place) return;
    place.scrollIntoView();
    if (!reached) focusPlace(place);
    reached = true;
  };
  const growing = new ResizeObserver(align);
  const arriving = new MutationObserver(align);
  const release = () => {
    growing.disconnect();
    arriving.disconnect();
    for (const event of TAKING_OVER) removeEventListener(event, release);
  };
  align();
  const main = document.querySelector('main');
  if (main) {
    growing.observe(main);
    arriving.observe(main, { childList: true, subtree: true });
  }
  for (const event of TAKING_OVER) addEventListener(event, release, { passive: true });
  return release;
}

/**
 * After a navigation the focus goes to the page's title, so that a screen reader says where one is, or to the place that the
 * address names (`#puppy-training`), which also comes into view. On the way back the scroll is the router's to restore.
 */
export function useRouteFocus(): void {
  const location = useLocation();
  const { key, pathname, hash } = location;
  const state: unknown = location.state;
  const type = useShownNavigationType();
  const visit = useRef({ key: '', pathname: '', from: '' });
  useEffect(() => {
    if (visit.current.key !== key) visit.current = { key, pathname, from: visit.current.pathname };
    const { from } = visit.current;
    const isFirst = from === '';
    const isReturn = type === NavigationType.Pop && !isFirst;
    if (!isReturn && keepsPlace(state)) return;
    if (!isFirst && from !== pathname) focusTitle();
    if (hash && !isReturn) return holdInView(namedBy(hash));
  }, [key, pathname, hash, state, type]);
}
