import { parseImagePath } from '@app/domain/pictures/images';

/** The narrowest and the widest arch for a photo in the hero: its width divided by its height. */
const HERO_FRAMES = { min: 4 / 5, max: 1 } as const;

/**
 * Returns the proportions of the arch for a photo in the hero: its own within the limits; the narrowest for a
 * path without a size.
 */
export function heroFrame(src: string): number {
  const { width, height } = parseImagePath(src) ?? { width: 0, height: 1 };
  return Math.min(Math.max(width / height, HERO_FRAMES.min), HERO_FRAMES.max);
}
