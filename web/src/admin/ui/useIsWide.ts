import { useSyncExternalStore } from 'react';

/**
 * Returns a hook that checks whether the viewport is at least the given size. Use it only for decisions that
 * CSS can't make. It has no server snapshot, so it works only in the owner's area.
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
 * Returns whether the viewport is larger than a phone's in either orientation. It is then at least as wide as
 * the theme's `md` breakpoint.
 */
export const useIsMedium = atLeast('48rem', '30rem');

/** Returns whether the viewport is at least as wide as the theme's `lg` breakpoint. */
export const useIsWide = atLeast('64rem');

/**
 * Returns whether the viewport is at least as wide as the theme's `xl` breakpoint, wide enough for two
 * screens side by side.
 */
export const useIsExtraWide = atLeast('80rem');
