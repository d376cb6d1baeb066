import { coats } from '../dogs/coat';
import { sitFromBehind } from '../dogs/resting';
import { palette } from '../palette';
import { ball, cementTiles } from '../scenery/props';
import { leafShadow, potPlant } from '../scenery/nature';
import { door, groundShadow } from '../scenery/town';
import { ellipse, line, picture, place, polygon, rect } from '../shapes';

const hall = [
  rect(palette.clayLight, 0, 0, 1600, 900),
  leafShadow(1180, 700, 1.5, 280, 0.05),
  rect(palette.white, 0, 650, 1600, 22),
  cementTiles(0, 672, 1600, 230, 110),
  door({ x: 900, foot: 672, width: 320, height: 560, depth: palette.teal }),
].join('');

/** The light that falls in from the fanlight. */
const light = polygon(
  palette.sunPale,
  [
    [770, 672],
    [1030, 672],
    [900, 900],
    [480, 900],
  ],
  0.5,
);

const keyRail = [
  rect(palette.coatBrown, 1150, 330, 190, 20, 8),
  ellipse(palette.sun, [1190, 370], 9),
  line(
    5,
    [
      [1250, 350],
      [1236, 420],
      [1256, 480],
      [1284, 420],
      [1262, 352],
    ],
    palette.red,
  ),
  ellipse(palette.sun, [1310, 368], 9),
  line(
    5,
    [
      [1310, 376],
      [1310, 410],
    ],
    palette.coatBrown,
  ),
].join('');

/** Left alone, the dog watches the door. */
export const separationAnxiety = picture(
  1600,
  900,
  [
    hall,
    light,
    keyRail,
    potPlant(1440, 730, 1.1),
    ball(420, 800, 34, palette.sea),
    groundShadow(720, 832, 380, 20),
    place({ x: 720, y: 832, scale: 0.92 }, sitFromBehind(coats.caramel)),
  ].join(''),
);
