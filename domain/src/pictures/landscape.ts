/**
 * A drawing of a sun over hills, shown in place of a missing picture or logo. It contains no dogs or people.
 */
import type { ThemeColor } from '../content/theme-colors';

/** The view box of the drawing. Frames with other aspect ratios crop the sides or the top. */
export const LANDSCAPE_SIZE = { width: 400, height: 500 } as const;

/** The drawing's shapes as SVG paths, from back to front. */
export const LANDSCAPE: readonly (readonly [color: ThemeColor, path: string])[] = [
  ['wall.halo', 'M-400-500h1200v1000H-400z'],
  ['star', 'M136 270a72 72 0 1 1 144 0 72 72 0 1 1-144 0z'],
  ['border.control', 'M-400 380Q-200 300 20 372T420 330 800 370V500H-400z'],
  ['border.inverted', 'M-400 420Q-100 330 130 408T560 400 800 400V500H-400z'],
  ['bg.inverted', 'M-400 500V470Q-60 380 250 456T800 450V500z'],
];
