/** The pictures of the home page's hero and of the trainer: those that the owner has set, or illustrations of the site's own. */
import { parseImagePath } from '@perro-wisdom/domain/pictures/images';
import { HERO_DOG_PLACEHOLDER } from './heroDogPlaceholder';
import { HERO_PLACEHOLDER } from './heroPlaceholder';
import { PORTRAIT_DOG_PLACEHOLDER } from './portraitDogPlaceholder';
import { TRAINER_PLACEHOLDER } from './trainerPlaceholder';

/** The demo business has a portrait of its trainer. A business without one gets a dog, which says nothing about anybody. */
export const TRAINER_PORTRAIT = '/images/site/trainer-1000x1250.webp';
export const DOG_PORTRAIT = '/images/site/portrait-dog-1000x1250.webp';

/** The placeholders of the portraits that are illustrations. For the server alone, so that they are no part of the scripts. */
const PLACEHOLDERS: Record<string, string> | null = import.meta.env.SSR
  ? { [TRAINER_PORTRAIT]: TRAINER_PLACEHOLDER, [DOG_PORTRAIT]: PORTRAIT_DOG_PLACEHOLDER }
  : null;
export const portraitPlaceholder = (src: string): string | undefined => PLACEHOLDERS?.[src];

/** A scene by day and at dusk, each cut for phones and for wide screens, whose left half is bare wall for the title. */
export interface HeroIllustration {
  day: { src: string; wide: string };
  dusk: { src: string; wide: string };
  /** Of the scene by day; undefined in the browser. */
  placeholder: string | undefined;
}

const heroScenes = (name: '' | '-dog', placeholder: string | undefined): HeroIllustration => ({
  day: {
    src: `/images/site/hero${name}-1600x1200.webp`,
    wide: `/images/site/hero-wide${name}-2560x1200.webp`,
  },
  dusk: {
    src: `/images/site/hero${name}-dusk-1600x1200.webp`,
    wide: `/images/site/hero-wide${name}-dusk-2560x1200.webp`,
  },
  placeholder,
});

/** The demo business has its trainer and her dog; without a picture, the dog sits there alone. */
const TRAINER_HERO = heroScenes('', import.meta.env.SSR ? HERO_PLACEHOLDER : undefined);
const DOG_HERO = heroScenes('-dog', import.meta.env.SSR ? HERO_DOG_PLACEHOLDER : undefined);

/** Returns the illustration that a path of the hero stands for; undefined for a photo. */
export function heroIllustration(src: string): HeroIllustration | undefined {
  if (src === '') return DOG_HERO;
  return [TRAINER_HERO, DOG_HERO].find(({ day }) => day.src === src);
}

/** The narrowest and the widest arch for a photo in the hero: its width divided by its height. */
const HERO_FRAMES = { min: 4 / 5, max: 1 } as const;

/** Returns the proportions of the arch for a photo in the hero: its own within the limits; square for a path without a size. */
export function heroFrame(src: string): number {
  const { width, height } = parseImagePath(src) ?? { width: 1, height: 1 };
  return Math.min(Math.max(width / height, HERO_FRAMES.min), HERO_FRAMES.max);
}
