import { useSyncExternalStore } from 'react';

/**
 * Returns a hook that tells whether the viewport has a size; for decisions that CSS cannot make, in the
 * owner's area alone: it has no server snapshot.
 */
function atLeast(width: string, height = '0'): () => boolean {
  const query = () => matchMedia(`(min-width: ${width}) and (min-height: ${height})`);
  const subscribe = (listener: () => void) => {
    const list = query();
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => query().matches);
}

/**
 * Returns whether the viewport is larger than a phone's, even of one held sideways: at least as wide as the
 * theme's breakpoint `md`.
 */
export const useIsMedium = atLeast('48rem', '30rem');

/** Whether the viewport is at least as wide as the theme's breakpoint `lg`. */
export const useIsWide = atLeast('64rem');

/** Returns whether there is room for two screens side by side: the theme's breakpoint `xl` or wider. */
export const useIsExtraWide = atLeast('80rem');
