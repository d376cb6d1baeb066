import { palette } from '../palette';
import { inside, picture, place, polygon, rect, rectPath, type Markup } from '../shapes';
import { leafShadow, potPlant } from '../scenery/nature';
import { arch, cobbles } from '../scenery/town';
import { bough, dogAlone, trainerAndCompanion, view } from './hero';

const WIDTH = 2560;
const HEIGHT = 1200;
const GROUND = 1010;

/** From the hero's own scene to this one: the wall goes on to the left, the ground lies lower. */
const scene = { x: 880, y: 40 } as const;

const wall = [
  rect(palette.clayLight, 0, 0, WIDTH, GROUND),
  inside(
    rectPath(0, 0, WIDTH, GROUND),
    leafShadow(1330, 1010, 1.5, 276, 0.04) + leafShadow(150, 1120, 2, 292, 0.03),
  ),
  rect(palette.white, 0, GROUND - 14, WIDTH, 14),
].join('');

/** The hero for wide screens: the left half of the wall is left to the headline. */
const wide = (figures: Markup): Markup =>
  picture(
    WIDTH,
    HEIGHT,
    [
      wall,
      place(scene, arch({ x: 1080, foot: GROUND - scene.y, width: 720, height: 890 }, view)),
      cobbles({ x: 0, y: GROUND, width: WIDTH, height: HEIGHT - GROUND }),
      polygon(
        palette.sunPale,
        [
          [1600, GROUND],
          [2320, GROUND],
          [2060, HEIGHT],
          [1300, HEIGHT],
        ],
        0.3,
      ),
      potPlant(2470, GROUND + 46, 1.05),
      place({ x: 2780, y: -20, flip: true }, bough),
      place(scene, figures),
    ].join(''),
  );

export const heroWide = wide(trainerAndCompanion);
export const heroWideDog = wide(dogAlone);
