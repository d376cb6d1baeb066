import { useSyncExternalStore } from 'react';

/** The theme's `lg` breakpoint. */
const wideQuery = () => matchMedia('(min-width: 64rem)');

function subscribe(listener: () => void): () => void {
  const query = wideQuery();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the viewport is at least `lg` wide, for decisions that CSS cannot make. Only for the owner's area: it has no server snapshot. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wideQuery().matches);
