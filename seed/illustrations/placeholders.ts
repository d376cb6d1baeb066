import { placeholderUrl } from '@perro-wisdom/domain/pictures/images';
import { rasterisePlaceholder } from './rasterise';

/** A smaller placeholder for the home page, which has the tightest byte budget. */
const SOFTER = { blur: 16, quality: 1 } as const;

const asModule = (what: string, name: string, picture: Buffer): string =>
  `/** The placeholder (LQIP) of ${what}, shown until the picture has loaded. Written by seed/illustrations/build.ts. */
export const ${name} =
  '${placeholderUrl(picture.toString('base64'))}';
`;

/** Returns the source of the modules with the placeholders of the site's own pictures, by file name. */
export async function placeholderModules(): Promise<Record<string, string>> {
  return {
    'heroPlaceholder.ts': asModule(
      'the hero picture',
      'HERO_PLACEHOLDER',
      await rasterisePlaceholder('hero', SOFTER),
    ),
    'heroDogPlaceholder.ts': asModule(
      'the hero picture without people',
      'HERO_DOG_PLACEHOLDER',
      await rasterisePlaceholder('hero-dog', SOFTER),
    ),
    'portraitDogPlaceholder.ts': asModule(
      'the portrait without people',
      'PORTRAIT_DOG_PLACEHOLDER',
      await rasterisePlaceholder('portrait-dog'),
    ),
    'trainerPlaceholder.ts': asModule(
      'the trainer',
      'TRAINER_PLACEHOLDER',
      await rasterisePlaceholder('trainer'),
    ),
  };
}
