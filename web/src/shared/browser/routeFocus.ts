/** Manages focus and the scroll position after a navigation. */
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusPlace, focusTitle } from './focus';
import { keepsPlace } from './keepPlace';
import { whileSettling } from './whileSettling';

/**
 * Returns the element id in a URL hash. If the hash can't be decoded, returns it as is, because visitors can
 * type any address.
 */
function namedBy(hash: string): string {
  const name = hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * Keeps an element at the top of the viewport while lists above it are loading, until the visitor interacts
 * with the page.
 */
function holdInView(id: string): () => void {
  let reached = false;
  return whileSettling(() => {
    const place = document.getElementById(id);
    if (!place) return;
    place.scrollIntoView();
    if (!reached) focusPlace(place);
    reached = true;
  });
}

/**
 * Moves focus to the page's title after each navigation, so that screen readers announce it. If the URL's
 * hash names an element, scrolls to that element and focuses it instead.
 */
export function useRouteFocus(): void {
  const location = useLocation();
  const { key, pathname, hash } = location;
  const state: unknown = location.state;
  const type = useNavigationType();
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
