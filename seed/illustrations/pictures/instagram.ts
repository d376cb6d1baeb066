import { dog } from '../dogs/body';
import { coats } from '../dogs/coat';
import { leap, walk } from '../dogs/poses';
import { sleepingPuppy } from '../dogs/resting';
import { palette, type Color } from '../palette';
import { figure } from '../people/figure';
import { walking } from '../people/stances';
import { trainerLook } from '../people/trainer';
import { labradorHead } from '../portraits/retrievers';
import { bird, flamboyan, hills, seaView, tuft } from '../scenery/nature';
import { ball, rosette } from '../scenery/props';
import { groundShadow } from '../scenery/town';
import { ellipse, line, picture, place, rect, type Markup } from '../shapes';

const SIZE = 800;

/** Half of the tyre that is jumped through, seen at an angle. */
function halfTyre(side: 'far' | 'near', tone: Color): Markup {
  const towards = side === 'far' ? 1 : -1;
  const points = [-90, -75, -60, -45, -30, -15, 0, 15, 30, 45, 60, 75, 90].map(
    (degrees): readonly [number, number] => {
      const angle = (degrees * Math.PI) / 180;
      return [430 + Math.cos(angle) * 96 * towards, 400 + Math.sin(angle) * 190];
    },
  );
  return line(34, points, tone);
}

/** Through the tyre. */
export const instagram1 = picture(
  SIZE,
  SIZE,
  [
    rect(palette.skyLight, 0, 0, SIZE, SIZE),
    ellipse(palette.sunLight, [430, 380], 270),
    hills(-40, 650, 880, 150),
    rect(palette.palmLight, 0, 640, SIZE, 160),
    groundShadow(420, 728, 420, 14),
    rect(palette.white, 196, 180, 20, 550, 8),
    rect(palette.white, 644, 180, 20, 550, 8),
    rect(palette.white, 186, 172, 490, 20, 8),
    line(
      5,
      [
        [430, 190],
        [430, 220],
      ],
      palette.coatDark,
    ),
    halfTyre('far', palette.redDeep),
    place(
      { x: 400, y: 600, scale: 0.92, turn: -4 },
      dog({ pose: leap, coat: coats.chocolate, ear: 'drop', mouth: 'open', collarColor: palette.sun }),
    ),
    halfTyre('near', palette.red),
    tuft(90, 730, 1),
    tuft(720, 770, 1.1),
  ].join(''),
);

/** After class. */
export const instagram2 = picture(
  SIZE,
  SIZE,
  [
    rect(palette.clay, 0, 0, SIZE, SIZE),
    ellipse(palette.clayLight, [400, 390], 300),
    rect(palette.sandLight, 0, 590, SIZE, 210),
    ellipse(palette.sea, [400, 634], 360, 66),
    ellipse(palette.skyDeep, [400, 626], 320, 52),
    groundShadow(392, 640, 470, 18),
    place({ x: 386, y: 640, scale: 1.22 }, sleepingPuppy(coats.caramel)),
    ball(180, 676, 36, palette.red),
  ].join(''),
);

/** First ribbon. */
export const instagram3 = picture(
  SIZE,
  SIZE,
  [
    rect(palette.seaDeep, 0, 0, SIZE, SIZE),
    ellipse(palette.sea, [400, 390], 300),
    place({ x: 400, y: 400, scale: 1.62 }, labradorHead),
    rosette(590, 640, 0.66),
  ].join(''),
);

const walkers = place(
  { x: 300, y: 700, scale: 0.62 },
  figure({
    ...trainerLook,
    ...walking,
    bottoms: palette.palm,
    bottomsShade: palette.tealMid,
    nearArm: [
      [-30, -612],
      [-20, -494],
      [72, -430],
    ],
    farArm: [
      [40, -606],
      [70, -500],
      [40, -410],
    ],
  }),
);

/** The beach at sunrise, before the heat. */
export const instagram4 = picture(
  SIZE,
  SIZE,
  [
    seaView(
      { x: 0, y: 0, width: SIZE, height: 660 },
      { horizon: 0.68, sunX: 0.58, sunY: 0.5, sunSize: 0.17 },
    ),
    rect(palette.clayLight, 0, 0, SIZE, 448, 0, 0.35),
    ellipse(palette.skyLight, [200, 600], 520, 30),
    ellipse(palette.sand, [400, 760], 700, 176),
    ellipse(palette.sandLight, [380, 800], 640, 150),
    bird(180, 160, 26),
    bird(260, 120, 20),
    flamboyan(
      [
        [840, 40, 14],
        [740, 70, 9],
        [660, 60, 4],
      ],
      [
        { x: 740, y: 70, turn: 100, size: 120 },
        { x: 690, y: 64, turn: 150, size: 110 },
        { x: 780, y: 56, turn: 80, size: 130 },
      ],
      [
        { x: 770, y: 44, size: 32 },
        { x: 716, y: 82, size: 28, turn: 30 },
        { x: 664, y: 60, size: 26, turn: 60 },
      ],
    ),
    groundShadow(300, 702, 240, 9),
    groundShadow(520, 712, 290, 10),
    place(
      { x: 510, y: 708, scale: 0.66 },
      dog({ pose: walk, coat: coats.caramel, ear: 'folded', socks: 46, mouth: 'open', weight: 5 }),
    ),
    line(
      4,
      [
        [580, 498],
        [520, 560],
        [430, 540],
        [350, 436],
      ],
      palette.coatBrown,
    ),
    walkers,
  ].join(''),
);
