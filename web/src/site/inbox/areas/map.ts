/** The geometry of the Puerto Rico map, in its SVG's units. */
import type { Coordinates } from './towns';

const WEST = -67.35;
const NORTH = 18.58;
const UNITS_PER_DEGREE = 100;
/** The ratio of a degree of longitude to a degree of latitude: the cosine of the latitude. */
const LONGITUDE_SCALE = Math.cos((18.25 * Math.PI) / 180);
const METERS_PER_DEGREE = 111_000;

export const x = ([, longitude]: Coordinates) =>
  Number(((longitude - WEST) * UNITS_PER_DEGREE * LONGITUDE_SCALE).toFixed(1));
export const y = ([latitude]: Coordinates) => Number(((NORTH - latitude) * UNITS_PER_DEGREE).toFixed(1));

/** Converts a distance from meters to map units. */
export const unitsOf = (meters: number): number => (meters / METERS_PER_DEGREE) * UNITS_PER_DEGREE;

/**
 * The simplified coastlines of Puerto Rico, Vieques and Culebra as an SVG path, in the units that `x` and `y`
 * return.
 */
export const COASTS =
  'M18 15L20.9 7L30.4 6.5L47.5 8.5L59.8 9.5L76.9 9L90.2 9.5L102.6 10.5L109.2 11.5L116.8 11L130.1 12.5L140.6 14L154.8 19.5L164.3 19.5L166.2 33L155.8 39L151 45L144.4 53L138.7 61L127.3 60.5L113 65L100.7 62L90.2 63L69.3 61L54.1 60L42.7 63L28.5 61.5L15.2 64.5L16.1 56L15.7 46L18 38L14.2 30L7.6 21.5L14.2 19Z' +
  'M169 45L175.7 42.5L183.3 41.5L195.6 43.5L197.5 45L189.9 47L180.4 48.5L170.9 48Z' +
  'M192.8 25L197.5 24.5L202.3 27.5L199.4 29L194.7 27Z';

export const TOWN_SIZE = 2;
export const HOME_SIZE = 2.6;
export const FONT_SIZE = 4;
/** The width of a letter, relative to the font size. */
const LETTER_WIDTH = 0.56;

export interface Dot {
  name: string;
  at: Coordinates;
  /** Whether this is the owner's town. */
  isHome: boolean;
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

const overlap = (one: Box, other: Box): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

function dotBox({ at, isHome }: Dot): Box {
  const size = isHome ? HOME_SIZE : TOWN_SIZE;
  return [x(at) - size, y(at) - size, x(at) + size, y(at) + size];
}

/**
 * Returns the bounding box of a town's name. The owner's town has its name above it; other towns have theirs
 * beside them.
 */
export function nameBox({ name, at, isHome }: Dot): Box {
  const width = name.length * FONT_SIZE * LETTER_WIDTH;
  const left = isHome ? x(at) - width / 2 : x(at) + 4;
  const middle = y(at) - (isHome ? 6 : 0);
  return [left, middle - FONT_SIZE / 2, left + width, middle + FONT_SIZE / 2];
}

/** Returns the towns whose names fit on the map without covering another town or name. */
export function namedDots(dots: readonly Dot[]): Dot[] {
  const taken: Box[] = [];
  return dots.filter((dot) => {
    const box = nameBox(dot);
    const isFree = [...taken, ...dots.filter((other) => other !== dot).map(dotBox)].every(
      (other) => !overlap(box, other),
    );
    if (isFree) taken.push(box);
    return isFree;
  });
}
