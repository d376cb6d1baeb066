import { useSyncExternalStore } from 'react';

/**
 * Returns a hook that checks whether the viewport has at least the given size. Use it for decisions that CSS
 * cannot make. It works only in the owner's area, because it has no server snapshot.
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
 * Returns whether the viewport is larger than a phone's in either orientation, which implies that it is at
 * least as wide as the theme's `md` breakpoint.
 */
export const useIsMedium = atLeast('48rem', '30rem');

/** Returns whether the viewport is at least as wide as the theme's `lg` breakpoint. */
export const useIsWide = atLeast('64rem');

/**
 * Returns whether the viewport is at least as wide as the theme's `xl` breakpoint, which is enough for two
 * screens side by side.
 */
export const useIsExtraWide = atLeast('80rem');
