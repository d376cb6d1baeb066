import { useSyncExternalStore } from 'react';

/** From here on two columns fit beside each other: the theme's `lg`. */
const wide = () => matchMedia('(min-width: 64rem)');

function subscribe(listener: () => void): () => void {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the screen is a wide one, for what CSS alone cannot decide. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide().matches);
