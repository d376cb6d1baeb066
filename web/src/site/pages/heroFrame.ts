import { parseImagePath } from '@app/domain/pictures/images';

/** The narrowest and the widest aspect ratio of the arch for a photo in the hero. */
const HERO_FRAMES = { min: 4 / 5, max: 1 } as const;

/**
 * Returns the aspect ratio of the arch for a photo in the hero: that of the photo, within the limits. For a
 * path without a size, returns the narrowest.
 */
export function heroFrame(src: string): number {
  const { width, height } = parseImagePath(src) ?? { width: 0, height: 1 };
  return Math.min(Math.max(width / height, HERO_FRAMES.min), HERO_FRAMES.max);
}
