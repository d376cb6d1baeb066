import { dog } from '../dogs/body';
import { sit } from '../dogs/poses';
import { palette } from '../palette';
import { figure } from '../people/figure';
import { standing } from '../people/stances';
import { trainerLook, treatPouch } from '../people/trainer';
import { flamboyanTree, hills, tuft } from '../scenery/nature';
import { groundShadow } from '../scenery/town';
import { band, blob, ellipse, picture, place, rect } from '../shapes';

const park = [
  rect(palette.skyLight, 0, 0, 1200, 900),
  ellipse(palette.sunPale, [640, 330], 270),
  hills(-40, 690, 1300, 260),
  rect(palette.palmLight, 0, 680, 1200, 220),
  ellipse(palette.palmPale, [600, 850], 760, 100),
  flamboyanTree(140, 716, 0.92),
  tuft(60, 800, 1.1),
  tuft(1130, 770, 1),
  tuft(560, 880, 1.2),
].join('');

const openPalm = place(
  { x: 172, y: -584, turn: 6 },
  ellipse(trainerLook.skin.base, [0, 0], 19, 24) +
    [-12, -4, 4, 12]
      .map((x, finger) =>
        band(trainerLook.skin.base, [
          [x, -14, 6],
          [x * 1.25, -40 - (finger % 3) * 4, 5],
        ]),
      )
      .join('') +
    band(trainerLook.skin.base, [
      [-12, 6, 7],
      [-30, -14, 6],
    ]),
);

const trainer = place(
  { x: 880, y: 804, scale: 0.92, flip: true },
  figure({
    ...trainerLook,
    ...standing,
    head: { x: 18, y: -734, turn: 10 },
    nearArm: [
      [-30, -610],
      [56, -536],
      [162, -570],
    ],
    farArm: [
      [44, -606],
      [70, -500],
      [36, -410],
    ],
    extras: treatPouch,
  }) + openPalm,
);

const shepherd = place(
  { x: 420, y: 818, scale: 1.16 },
  dog({
    pose: sit,
    coat: {
      base: palette.coatTan,
      shade: palette.tanShade,
      light: palette.tanLight,
      ear: palette.black,
      earShade: palette.coatBrown,
    },
    ear: 'prick',
    muzzle: 76,
    headTurn: -16,
    bodyMarks: blob(palette.black, [
      [50, -360],
      [58, -280],
      [40, -200],
      [-10, -140],
      [-120, -80],
      [-190, -110],
      [-60, -320],
    ]),
    headMarks:
      blob(palette.black, [
        [60, -30],
        [140, -50],
        [150, 30],
        [96, 14],
        [74, 2],
      ]) +
      blob(palette.black, [
        [-60, -10],
        [-30, -30],
        [20, -36],
        [46, -40],
        [0, -80],
        [-60, -60],
      ]),
    collarColor: palette.sea,
    mask: 'none',
  }),
);

/** Sit and stay: the open hand, the shepherd's whole attention. */
export const obedienceTraining = picture(
  1200,
  900,
  [park, groundShadow(900, 806, 300, 18), groundShadow(410, 820, 460, 22), trainer, shepherd].join(''),
);
