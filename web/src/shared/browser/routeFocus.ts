/** Focus and scroll position after a navigation. */
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusPlace, focusTitle } from './focus';
import { keepsPlace } from './keepPlace';
import { whileSettling } from './whileSettling';

/** Returns the id that a hash names. Visitors type addresses: a hash that cannot be decoded is taken as it is. */
function namedBy(hash: string): string {
  const name = hash.slice(1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Keeps a named place at the top of the view while lists above it are still loading, until the visitor interacts with the page. */
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

/** After a navigation, moves the focus to the page's title, which a screen reader then announces, or to what the hash names, which is scrolled into view. */
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
