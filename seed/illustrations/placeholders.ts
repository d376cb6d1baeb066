import { coarseUrl } from '@perro-wisdom/domain/images';
import { rasteriseCoarse } from './rasterise';

/** The home page has most to carry. */
const SOFTER = { blur: 16, quality: 1 } as const;

const asModule = (what: string, name: string, picture: Buffer): string =>
  `/** ${what} in a few coarse colours, for the moment before it is there. Written by seed/illustrations/build.ts. */
export const ${name} =
  '${coarseUrl(picture.toString('base64'))}';
`;

/** The modules of the site, by file, that hold its own leading pictures, small enough to travel with the page. */
export async function placeholderModules(): Promise<Record<string, string>> {
  return {
    'heroPlaceholder.ts': asModule('The hero picture', 'HERO_PLACEHOLDER', await rasteriseCoarse('hero', SOFTER)),
    'trainerPlaceholder.ts': asModule('The trainer', 'TRAINER_PLACEHOLDER', await rasteriseCoarse('trainer')),
  };
}
