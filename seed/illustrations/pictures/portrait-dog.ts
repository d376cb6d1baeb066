import { satoHead } from '../portraits/street';
import { picture, place } from '../shapes';
import { bough, wall } from './trainer';

/** The sato before the arch of the trainer's portrait: for a business that has set no portrait, it shows nobody. */
export const portraitDog = picture(
  1000,
  1250,
  [wall, bough, place({ x: 490, y: 720, scale: 2.7 }, satoHead)].join(''),
);
