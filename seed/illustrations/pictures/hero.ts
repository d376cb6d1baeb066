import { palette } from '../palette';
import { ellipse, line, picture, place, polygon, rect } from '../shapes';
import { dog } from '../dogs/body';
import { coats } from '../dogs/coat';
import { sit } from '../dogs/poses';
import { figure } from '../people/figure';
import { standing } from '../people/stances';
import { trainerLook, treatPouch } from '../people/trainer';
import { flamboyan, seaView } from '../scenery/nature';
import { cobbles, garita, groundShadow } from '../scenery/town';

const WIDTH = 1200;
const HEIGHT = 1400;
/** The top of the parapet, and of the ground before it. */
const PARAPET = 985;
const GROUND = 1160;

const view = [
  seaView(
    { x: 0, y: 0, width: WIDTH, height: PARAPET },
    // The arch that the picture stands in has a sun of its own.
    { horizon: 0.86, sunX: 0.3, sunSize: 0 },
  ),
  garita(985, PARAPET, 1.5),
  rect(palette.sandDeep, 0, PARAPET, WIDTH, GROUND - PARAPET),
  rect(palette.sandShade, 0, PARAPET, WIDTH, 18),
].join('');

/** The flowering bough that leans in. */
const bough = flamboyan(
  [
    [-40, 40, 26],
    [160, 96, 20],
    [360, 92, 14],
    [540, 140, 9],
    [640, 200, 4],
  ],
  [
    { x: 120, y: 90, turn: 70, size: 190 },
    { x: 250, y: 96, turn: 112, size: 170 },
    { x: 330, y: 92, turn: 48, size: 200 },
    { x: 420, y: 100, turn: -24, size: 160 },
    { x: 470, y: 116, turn: 92, size: 180 },
    { x: 560, y: 150, turn: 20, size: 180 },
    { x: 610, y: 180, turn: 76, size: 170 },
    { x: 40, y: 60, turn: 100, size: 180 },
  ],
  [
    { x: 96, y: 64, size: 44 },
    { x: 168, y: 128, size: 38, turn: 30 },
    { x: 226, y: 62, size: 40, turn: 50 },
    { x: 300, y: 110, size: 46, turn: 10 },
    { x: 368, y: 58, size: 34, turn: 70 },
    { x: 410, y: 124, size: 40, turn: 24 },
    { x: 498, y: 104, size: 42, turn: 12 },
    { x: 556, y: 172, size: 36, turn: 44 },
    { x: 632, y: 196, size: 40 },
    { x: 20, y: 24, size: 46, turn: 20 },
  ],
);

const trainer = place(
  { x: 1130, y: 1014, scale: 1.04, flip: true },
  figure({
    ...trainerLook,
    ...standing,
    head: { x: 20, y: -732, turn: 18 },
    nearArm: [
      [-34, -612],
      [-64, -494],
      [-6, -404],
    ],
    farArm: [
      [44, -606],
      [96, -506],
      [176, -560],
    ],
    extras: treatPouch,
  }),
);

const companion = place(
  { x: 1045, y: 1044, scale: 0.98, flip: true },
  dog({ pose: sit, coat: coats.caramel, ear: 'folded', headTurn: -36, socks: 46, mouth: 'open' }),
);

/** The two of them, standing at about (1100, 1044), the lead slack between them. */
const trainerAndCompanion = [
  groundShadow(1150, 1044, 380, 20),
  groundShadow(1070, 1052, 440, 20),
  trainer,
  companion,
  line(
    6,
    [
      [998, 716],
      [1014, 774],
      [1078, 764],
      [1134, 604],
    ],
    palette.coatBrown,
  ),
  ellipse(palette.coatDark, [922, 412], 9, 7, 20),
].join('');

/** The trainer and her dog at heel on the city wall of Old San Juan in the morning. What is in the corners above is behind the arch. */
export const hero = picture(
  WIDTH,
  HEIGHT,
  [
    view,
    cobbles({ x: 0, y: GROUND, width: WIDTH, height: HEIGHT - GROUND }),
    polygon(
      palette.sunPale,
      [
        [180, GROUND],
        [900, GROUND],
        [620, HEIGHT],
        [-190, HEIGHT],
      ],
      0.3,
    ),
    place({ x: -653, y: 69, scale: 1.15 }, trainerAndCompanion),
    place({ x: 1270, y: 250, scale: 0.62, flip: true }, bough),
  ].join(''),
);
