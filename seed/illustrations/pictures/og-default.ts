import { palette } from '../palette';
import { leafShadow, potPlant, seaView } from '../scenery/nature';
import { arch, cobbles, garita } from '../scenery/town';
import { picture, place, rect } from '../shapes';
import { bough, trainerAndCompanion } from './hero';

const view = [
  seaView(
    { x: 560, y: 20, width: 560, height: 560 },
    { horizon: 0.7, sunX: 0.34, sunY: 0.44, sunSize: 0.15 },
  ),
  garita(1010, 440, 0.72),
  rect(palette.sandDeep, 560, 440, 560, 140),
  rect(palette.sandShade, 560, 440, 560, 11),
].join('');

/** The hero's scene, for the wide cards of shared links. */
export const ogDefault = picture(
  1200,
  630,
  [
    rect(palette.clayLight, 0, 0, 1200, 540),
    leafShadow(330, 560, 0.95, 280, 0.05),
    rect(palette.clay, 0, 470, 1200, 70),
    rect(palette.white, 0, 462, 1200, 9),
    arch({ x: 830, foot: 540, width: 480, height: 500, reveal: 18 }, view),
    potPlant(420, 556, 0.72),
    cobbles({ x: 0, y: 540, width: 1200, height: 90 }, 30),
    place({ x: -20, y: -10, scale: 0.72 }, bough),
    place({ x: 178, y: -16, scale: 0.584 }, trainerAndCompanion),
  ].join(''),
);
