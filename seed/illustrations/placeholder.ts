import { rasteriseBlurred } from './rasterise';

/** As wide as a phone: a browser that counts when the largest picture was there does not count one that is stretched. */
const WIDTH = 480;

/** A module of the site with the hero picture as a few coarse colours, small enough to travel with the page. */
export async function heroPlaceholderModule(): Promise<string> {
  const picture = await rasteriseBlurred('hero', WIDTH);
  return `/** The hero picture in a few coarse colours, for the moment before it is there. Written by seed/illustrations/build.ts. */
export const HERO_PLACEHOLDER =
  'data:image/avif;base64,${picture.toString('base64')}';
`;
}
