/** What a navigation does beside changing the page. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The state of a navigation that stays where it is, such as the language switch: neither focus nor scroll moves. */
export const KEEP_PLACE = { keepPlace: true } as const;

const keepsPlace = (state: unknown): boolean => typeof state === 'object' && state !== null && 'keepPlace' in state;

/** After a navigation to another page, the focus goes to its title, so that a screen reader says where one is. */
export function useRouteFocus(): void {
  const location = useLocation();
  const { pathname, hash } = location;
  const state: unknown = location.state;
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (keepsPlace(state)) return;
    const named = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const target = named ?? document.querySelector<HTMLElement>('main h1');
    target?.focus({ preventScroll: true });
  }, [pathname, hash, state]);
}
