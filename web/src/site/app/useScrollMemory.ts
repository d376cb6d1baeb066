import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { keepsPlace } from '../../shared/browser/keepPlace';
import { safeSessionStorage } from '../../shared/browser/storage';

const STORAGE_KEY = 'scrollPositions';

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(safeSessionStorage.read(STORAGE_KEY) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

const storePositions = (positions: ReadonlyMap<string, number>): void =>
  safeSessionStorage.write(STORAGE_KEY, JSON.stringify([...positions]));

/**
 * Scrolls to the top of a new page, and restores the scroll position when the visitor goes back or forward.
 * After a reload, the browser restores the position itself, long before this code has loaded.
 */
export function useScrollMemory(): void {
  const { key, hash, state } = useLocation() as { key: string; hash: string; state: unknown };
  const type = useNavigationType();
  const positions = useRef<Map<string, number>>(null);
  const shown = useRef<string>(null);

  useEffect(() => {
    const takeCharge = () => {
      history.scrollRestoration = 'manual';
    };
    takeCharge();
    const remember = () => {
      if (shown.current !== null) positions.current?.set(shown.current, Math.round(scrollY));
    };
    const leave = () => {
      history.scrollRestoration = 'auto';
      if (positions.current) storePositions(positions.current);
    };
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', leave);
    addEventListener('pageshow', takeCharge);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', takeCharge);
    };
  }, []);

  useLayoutEffect(() => {
    positions.current ??= readPositions();
    if (shown.current === key) return;
    const isFirst = shown.current === null;
    shown.current = key;
    const known = type === NavigationType.Pop ? positions.current.get(key) : undefined;
    // On the first render, doesn't scroll if the visitor has already scrolled.
    if (isFirst && scrollY > 0) return;
    if (known !== undefined) scrollTo({ top: known, behavior: 'instant' });
    else if (!isFirst && !hash && !keepsPlace(state)) scrollTo({ top: 0, behavior: 'instant' });
  }, [key, hash, state, type]);
}
