import { parseImagePath } from '@app/domain/pictures/images';

/** The limits for the arch's aspect ratio in the hero. */
const HERO_FRAMES = { min: 4 / 5, max: 1 } as const;

/**
 * Returns the aspect ratio of the arch around a photo in the hero: the photo's own aspect ratio, clamped to
 * the limits. Returns the minimum if the photo's path contains no size.
 */
export function heroFrame(src: string): number {
  const { width, height } = parseImagePath(src) ?? { width: 0, height: 1 };
  return Math.min(Math.max(width / height, HERO_FRAMES.min), HERO_FRAMES.max);
}
