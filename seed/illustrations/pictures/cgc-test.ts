import { dog } from '../dogs/body';
import { coats } from '../dogs/coat';
import { sit } from '../dogs/poses';
import { palette } from '../palette';
import { figure, skins } from '../people/figure';
import { standing } from '../people/stances';
import { trainerLook } from '../people/trainer';
import { flamboyanTree, hills, tuft } from '../scenery/nature';
import { medal } from '../scenery/props';
import { groundShadow } from '../scenery/town';
import { blob, ellipse, line, picture, place, rect } from '../shapes';

const park = [
  rect(palette.sunPale, 0, 0, 1600, 900),
  ellipse(palette.sunLight, [800, 400], 300),
  hills(-60, 680, 1720, 240),
  rect(palette.palmLight, 0, 670, 1600, 230),
  ellipse(palette.palmPale, [800, 850], 940, 90),
  flamboyanTree(1400, 704, 0.96),
  tuft(120, 800, 1.2),
  tuft(1240, 820, 1),
  tuft(300, 870, 1.1),
].join('');

const owner = place(
  { x: 720, y: 808, scale: 0.92 },
  figure({
    ...standing,
    skin: skins.deep,
    hair: 'long',
    hairColor: palette.ink,
    top: palette.sun,
    topShade: palette.coatTan,
    bottoms: palette.seaDeep,
    bottomsShade: palette.teal,
    shoes: palette.white,
    nearArm: [
      [-30, -612],
      [-66, -500],
      [-96, -404],
    ],
    farArm: [
      [40, -606],
      [96, -510],
      [176, -480],
    ],
  }),
);

/** The evaluator: the trainer with her clipboard. */
const evaluator = place(
  { x: 1030, y: 808, scale: 0.92, flip: true },
  figure({
    ...trainerLook,
    ...standing,
    nearArm: [
      [-30, -612],
      [60, -520],
      [160, -478],
    ],
    farArm: [
      [44, -606],
      [92, -520],
      [100, -440],
    ],
    extras: '',
  }),
);

const clipboard = place(
  { x: 1076, y: 400, turn: 12 },
  rect(palette.coatBrown, -46, -60, 92, 124, 8) +
    rect(palette.white, -38, -48, 76, 104, 4) +
    rect(palette.sun, -18, -68, 36, 18, 6) +
    [-26, -4, 18]
      .map(
        (y) =>
          line(
            5,
            [
              [-14, y],
              [26, y],
            ],
            palette.greyLight,
          ) +
          blob(palette.palm, [
            [-29, y - 6],
            [-23, y - 4],
            [-22, y + 4],
            [-29, y + 4],
          ]),
      )
      .join(''),
);

const goodCitizen = place(
  { x: 520, y: 826, scale: 1.04 },
  dog({
    pose: sit,
    coat: coats.golden,
    ear: 'drop',
    mouth: 'open',
    headTurn: -14,
    collarColor: palette.teal,
  }),
);

/** A stranger's handshake, and the dog stays calm. */
export const cgcTest = picture(
  1600,
  900,
  [
    park,
    medal(190, 160, 1.05),
    groundShadow(740, 812, 340, 16),
    groundShadow(1030, 812, 320, 16),
    groundShadow(510, 830, 440, 18),
    owner,
    line(
      5,
      [
        [606, 480],
        [640, 560],
        [634, 440],
      ],
      palette.coatBrown,
    ),
    goodCitizen,
    evaluator,
    clipboard,
  ].join(''),
);
