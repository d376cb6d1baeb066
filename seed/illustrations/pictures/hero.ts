import { palette } from '../palette';
import { ellipse, inside, line, picture, place, polygon, rect, rectPath, type Markup } from '../shapes';
import { dog } from '../dogs/body';
import { coats } from '../dogs/coat';
import { sit } from '../dogs/poses';
import { figure } from '../people/figure';
import { standing } from '../people/stances';
import { trainerLook, treatPouch } from '../people/trainer';
import { flamboyan, leafShadow, potPlant, seaView } from '../scenery/nature';
import { arch, cobbles, door, garita, groundShadow } from '../scenery/town';

const GROUND = 950;

/** What is seen through the arch. */
export const view = [
  seaView(
    { x: 700, y: 60, width: 760, height: 900 },
    { horizon: 0.7, sunX: 0.33, sunY: 0.42, sunSize: 0.15 },
  ),
  garita(1330, 800, 1.3),
  rect(palette.sandDeep, 700, 800, 760, 200),
  rect(palette.sandShade, 700, 800, 760, 16),
].join('');

const wall = [
  rect(palette.clayLight, 0, 0, 1600, GROUND),
  inside(rectPath(0, 0, 1600, GROUND), leafShadow(540, 860, 1.35, 268, 0.05)),
  rect(palette.clay, 0, GROUND - 110, 1600, 110),
  rect(palette.white, 0, GROUND - 122, 1600, 14),
].join('');

/** The flowering bough that leans in from the left. */
export const bough = flamboyan(
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
export const trainerAndCompanion = [
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

/** The dog alone, larger, in the place of the two. */
export const dogAlone = [
  groundShadow(1110, 1050, 520, 22),
  place(
    { x: 1120, y: 1044, scale: 1.42, flip: true },
    dog({ pose: sit, coat: coats.caramel, ear: 'folded', headTurn: -14, socks: 46, mouth: 'open' }),
  ),
].join('');

/** An arch of Old San Juan in the morning, with figures before it. */
const morning = (figures: Markup): Markup =>
  picture(
    1600,
    1200,
    [
      wall,
      arch({ x: 1080, foot: GROUND, width: 720, height: 850 }, view),
      door({ x: 210, foot: GROUND, width: 300, height: 640 }),
      potPlant(490, 990, 1.05),
      cobbles({ x: 0, y: GROUND, width: 1600, height: 250 }),
      polygon(
        palette.sunPale,
        [
          [720, GROUND],
          [1440, GROUND],
          [1110, 1200],
          [300, 1200],
        ],
        0.3,
      ),
      bough,
      figures,
    ].join(''),
  );

/** The trainer and her dog at heel. */
export const hero = morning(trainerAndCompanion);

/** For a business that has set no picture: it shows nobody. */
export const heroDog = morning(dogAlone);
