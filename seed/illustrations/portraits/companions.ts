import { mirrored } from '../geometry';
import { palette, type Color } from '../palette';
import { blob, ellipse, line, place, type Markup } from '../shapes';
import { bothSides, bust, frontHead, portrait } from './face';

/** A clipped coat: round curls side by side. */
function curls(fill: Color, list: readonly (readonly [x: number, y: number, radius: number])[]): Markup {
  return list.map(([x, y, radius]) => ellipse(fill, [x, y], radius)).join('');
}

export const poodle = portrait(
  palette.tealMid,
  palette.palm,
  frontHead({
    base: palette.clayLight,
    shade: palette.clay,
    outline: [
      [0, -89],
      [36, -80],
      [58, -50],
      [58, -8],
      [42, 32],
      [34, 72],
      [32, 100],
      [20, 116],
      [0, 120],
    ],
    ears: bothSides(
      curls(palette.clay, [
        [74, -60, 30],
        [86, -24, 34],
        [94, 16, 36],
        [90, 54, 32],
        [76, 34, 30],
        [62, -30, 22],
        [62, 2, 24],
        [62, 26, 20],
      ]) +
        curls(palette.clayDeep, [
          [100, 34, 20],
          [96, 64, 16],
        ]),
    ),
    earsInFront: true,
    eyes: { x: 28, y: -16, size: 10.5 },
    nose: { y: 44, width: 36 },
    mouth: 'closed',
    bust:
      bust({ base: palette.clayLight, shade: palette.clay, width: 120, neck: 56, collar: palette.red }) +
      curls(palette.clay, [
        [-100, 226, 50],
        [100, 226, 50],
        [-44, 236, 44],
        [44, 236, 44],
        [0, 244, 44],
      ]),
    over:
      curls(palette.clay, [
        [-48, -84, 40],
        [48, -84, 40],
        [-28, -128, 44],
        [30, -128, 44],
        [0, -152, 38],
        [0, -100, 44],
      ]) +
      curls(palette.clayLight, [
        [-36, -128, 28],
        [-6, -150, 26],
        [-48, -88, 26],
        [-8, -100, 28],
      ]),
  }),
);

export const chihuahua = portrait(
  palette.coral,
  palette.clayDeep,
  frontHead({
    base: palette.tanLight,
    shade: palette.coatTan,
    outline: [
      [0, -101],
      [48, -88],
      [80, -54],
      [86, -8],
      [70, 32],
      [44, 56],
      [32, 82],
      [18, 96],
      [0, 100],
    ],
    muzzle: {
      fill: palette.coatCream,
      half: [
        [0, -86],
        [10, -60],
        [9, -20],
        [20, 10],
        [34, 36],
        [36, 66],
        [22, 88],
        [0, 94],
      ],
    },
    ears: bothSides(
      blob(palette.coatTan, [
        [44, -70],
        [76, -124],
        [132, -160, 'corner'],
        [146, -96],
        [122, -36],
        [84, -18],
      ]) +
        blob(palette.clay, [
          [72, -70],
          [94, -110],
          [126, -138, 'corner'],
          [132, -92],
          [112, -50],
          [90, -38],
        ]),
    ),
    eyes: { x: 42, y: -10, size: 17, iris: palette.coatDark },
    nose: { y: 38, width: 30 },
    mouth: 'closed',
    bust: bust({
      base: palette.tanLight,
      shade: palette.coatTan,
      chest: palette.coatCream,
      width: 104,
      neck: 50,
      collar: palette.teal,
    }),
  }),
);

export const frenchBulldog = portrait(
  palette.sky,
  palette.skyLight,
  frontHead({
    base: palette.creamShade,
    shade: palette.tanLight,
    outline: [
      [0, -97],
      [54, -88],
      [88, -58],
      [100, -6],
      [102, 42],
      [86, 84],
      [54, 108],
      [0, 112],
    ],
    muzzle: {
      fill: palette.black,
      half: [
        [0, -12],
        [30, -12],
        [52, 10],
        [76, 40],
        [80, 76],
        [56, 98],
        [26, 92],
        [0, 82],
      ],
    },
    ears: bothSides(
      blob(palette.tanLight, [
        [38, -74],
        [46, -130],
        [74, -172],
        [104, -166],
        [112, -116],
        [90, -56],
      ]) +
        blob(palette.clayDeep, [
          [58, -80],
          [62, -126],
          [80, -154],
          [96, -146],
          [98, -110],
          [82, -68],
        ]),
    ),
    eyes: { x: 56, y: -14, size: 14.5, iris: palette.coatDark },
    nose: { y: 14, width: 40 },
    mouth: 'none',
    bust: bust({
      base: palette.creamShade,
      shade: palette.tanLight,
      chest: palette.coatCream,
      width: 168,
      neck: 100,
      collar: palette.red,
    }),
    over:
      line(
        4,
        [
          [0, 28],
          [0, 44],
        ],
        palette.greyShade,
      ) +
      bothSides(
        line(
          4,
          [
            [0, 44],
            [22, 62],
            [50, 66],
            [66, 56],
          ],
          palette.greyShade,
        ),
      ) +
      line(
        4,
        [
          [-22, -40],
          [0, -34],
          [22, -40],
        ],
        palette.tanShade,
      ) +
      line(
        4,
        [
          [-16, -54],
          [0, -49],
          [16, -54],
        ],
        palette.tanShade,
      ),
  }),
);

const yorkieHair = (fill: Color, reach: number) =>
  blob(
    fill,
    mirrored([
      [0, -70],
      [50, -80],
      [reach * 0.86, -30],
      [reach, 50],
      [reach * 1.04, 130, 'corner'],
      [reach * 0.86, 112],
      [reach * 0.8, 170, 'corner'],
      [reach * 0.6, 140],
      [reach * 0.46, 190, 'corner'],
      [reach * 0.24, 150],
      [0, 186, 'corner'],
    ]),
  );

export const yorkie = portrait(
  palette.sandShade,
  palette.sand,
  frontHead({
    base: palette.coatTan,
    shade: palette.tanShade,
    outline: [
      [0, -101],
      [44, -86],
      [68, -54],
      [70, -10],
      [58, 30],
      [40, 60],
      [26, 82],
      [0, 88],
    ],
    muzzle: {
      fill: palette.tanLight,
      half: [
        [0, -14],
        [18, -6],
        [40, 30],
        [62, 76],
        [58, 128, 'corner'],
        [42, 112],
        [30, 142, 'corner'],
        [16, 116],
        [0, 136, 'corner'],
      ],
    },
    ears: bothSides(
      blob(palette.tanShade, [
        [32, -66],
        [50, -118],
        [84, -158, 'corner'],
        [100, -104],
        [84, -46],
      ]) +
        blob(palette.clay, [
          [52, -74],
          [62, -108],
          [82, -132, 'corner'],
          [88, -98],
          [76, -60],
        ]),
    ),
    eyes: { x: 30, y: -14, size: 11.5 },
    nose: { y: 20, width: 32 },
    mouth: 'closed',
    bust:
      bust({ base: palette.greyShade, shade: palette.ink, width: 128, neck: 70, collar: null }) +
      yorkieHair(palette.tanShade, 100) +
      yorkieHair(palette.coatTan, 86),
    over:
      blob(
        palette.tanLight,
        mirrored([
          [0, -178],
          [22, -196, 'corner'],
          [30, -160],
          [18, -122],
          [30, -96],
          [42, -62],
          [22, -70],
          [8, -58],
          [0, -64],
        ]),
      ) +
      bothSides(
        blob(palette.red, [
          [0, -120],
          [28, -140],
          [40, -122],
          [34, -100],
          [10, -108],
        ]),
      ) +
      ellipse(palette.redDeep, [0, -118], 10),
  }),
);

const moustache = (fill: Color): Markup =>
  blob(fill, [
    [0, 6],
    [26, 12],
    [66, 40],
    [92, 92, 'corner'],
    [66, 84],
    [62, 116, 'corner'],
    [40, 92],
    [26, 114, 'corner'],
    [8, 84],
    [0, 60],
  ]);

export const shihTzu = portrait(
  palette.palm,
  palette.palmPale,
  frontHead({
    base: palette.white,
    shade: palette.whiteShade,
    outline: [
      [0, -105],
      [54, -92],
      [90, -58],
      [102, 0],
      [96, 50],
      [76, 92],
      [40, 116],
      [0, 120],
    ],
    marks: [-1, 1]
      .map((side) =>
        place(
          { flip: side < 0 },
          blob(palette.coatTan, [
            [14, -110],
            [60, -120],
            [110, -60],
            [112, 20],
            [84, 24],
            [60, -4],
            [40, -34],
            [20, -64],
          ]),
        ),
      )
      .join(''),
    ears: bothSides(
      blob(palette.coatBrown, [
        [66, -70],
        [102, -66],
        [128, -10],
        [140, 70],
        [136, 128, 'corner'],
        [116, 108],
        [104, 132, 'corner'],
        [90, 96],
        [84, 20],
      ]) +
        blob(palette.tanShade, [
          [70, -66],
          [92, -50],
          [102, 10],
          [100, 90],
          [90, 40],
          [84, 0],
        ]),
    ),
    earsInFront: true,
    eyes: { x: 44, y: -4, size: 14.5, iris: palette.coatDark },
    nose: { y: 20, width: 32 },
    mouth: 'none',
    bust: bust({ base: palette.white, shade: palette.whiteShade, width: 140, neck: 90, collar: palette.sea }),
    over:
      bothSides(moustache(palette.coatCream)) +
      blob(
        palette.ink,
        mirrored([
          [0, 10],
          [12, 10],
          [17, 18],
          [8, 30],
          [0, 33],
        ]),
      ) +
      line(4, [
        [0, 32],
        [0, 46],
      ]) +
      bothSides(
        line(4, [
          [0, 46],
          [10, 52],
          [20, 46],
        ]),
      ) +
      blob(
        palette.coatTan,
        mirrored([
          [0, -160],
          [22, -150],
          [26, -120],
          [40, -96],
          [26, -84],
          [0, -80],
        ]),
      ) +
      ellipse(palette.red, [0, -104], 24, 10),
  }),
);
