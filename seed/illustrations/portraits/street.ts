import { mirrored } from '../geometry';
import { palette } from '../palette';
import { blob, line } from '../shapes';
import { bothSides, bust, frontHead, portrait } from './face';

/** The sato, Puerto Rico's own street dog: one ear up, one ear down. */
export const satoHead = frontHead({
  base: palette.coatTan,
  shade: palette.tanShade,
  outline: [
    [0, -107],
    [44, -94],
    [74, -64],
    [82, -18],
    [70, 26],
    [52, 56],
    [46, 90],
    [30, 112],
    [0, 118],
  ],
  muzzle: {
    fill: palette.coatCream,
    half: [
      [0, -96],
      [8, -70],
      [9, -30],
      [20, 6],
      [40, 34],
      [48, 70],
      [38, 100],
      [18, 110],
      [0, 111],
    ],
  },
  ears:
    blob(palette.tanShade, [
      [-36, -76],
      [-50, -130],
      [-84, -176, 'corner'],
      [-102, -120],
      [-92, -60],
      [-70, -40],
    ]) +
    blob(palette.clayDeep, [
      [-54, -80],
      [-62, -120],
      [-82, -152, 'corner'],
      [-90, -112],
      [-82, -72],
    ]) +
    blob(palette.tanShade, [
      [36, -78],
      [58, -118],
      [92, -126],
      [112, -100],
      [92, -56],
      [68, -44],
    ]) +
    blob(palette.coatBrown, [
      [56, -116],
      [92, -134],
      [122, -100],
      [132, -56],
      [126, -34, 'corner'],
      [98, -56],
      [72, -84],
    ]),
  eyes: { x: 36, y: -20, size: 11.5, iris: palette.coatDark },
  nose: { y: 38, width: 40 },
  mouth: 'smile',
  bust: bust({
    base: palette.coatTan,
    shade: palette.tanShade,
    chest: palette.coatCream,
    width: 136,
    neck: 72,
  }),
});

export const sato = portrait(palette.sea, palette.skyDeep, satoHead);

export const pitbull = portrait(
  palette.clayDeep,
  palette.clay,
  frontHead({
    base: palette.coatGrey,
    shade: palette.greyShade,
    outline: [
      [0, -105],
      [52, -94],
      [88, -62],
      [102, -8],
      [98, 36],
      [76, 70],
      [62, 96],
      [38, 114],
      [0, 118],
    ],
    muzzle: {
      fill: palette.white,
      half: [
        [0, -92],
        [12, -70],
        [12, -30],
        [28, 4],
        [56, 30],
        [64, 66],
        [52, 98],
        [24, 112],
        [0, 113],
      ],
    },
    ears: bothSides(
      blob(palette.greyShade, [
        [46, -82],
        [74, -118],
        [112, -122],
        [130, -98],
        [112, -84],
        [98, -56],
        [80, -50],
      ]) +
        blob(palette.clayDeep, [
          [72, -88],
          [92, -108],
          [114, -110],
          [100, -88],
          [86, -66],
        ]),
    ),
    eyes: { x: 46, y: -18, size: 12 },
    nose: { y: 36, width: 46 },
    mouth: 'panting',
    bust: bust({
      base: palette.coatGrey,
      shade: palette.greyShade,
      chest: palette.white,
      width: 178,
      neck: 104,
      collar: palette.teal,
    }),
  }),
);

export const beagle = portrait(
  palette.palmLight,
  palette.palmPale,
  frontHead({
    base: palette.coatTan,
    shade: palette.tanShade,
    outline: [
      [0, -113],
      [44, -100],
      [74, -70],
      [80, -20],
      [70, 24],
      [56, 54],
      [52, 90],
      [34, 114],
      [0, 120],
    ],
    marks: blob(palette.brownShade, [
      [-90, -120],
      [90, -120],
      [86, -84],
      [40, -82],
      [14, -96],
      [-14, -96],
      [-40, -82],
      [-86, -84],
    ]),
    muzzle: {
      fill: palette.white,
      half: [
        [0, -104],
        [14, -86],
        [11, -40],
        [24, 2],
        [46, 32],
        [54, 72],
        [42, 102],
        [20, 113],
        [0, 114],
      ],
    },
    ears: bothSides(
      blob(palette.coatBrown, [
        [50, -86],
        [82, -82],
        [106, -40],
        [120, 30],
        [114, 84],
        [90, 96],
        [74, 66],
        [62, 10],
      ]) +
        blob(palette.brownShade, [
          [50, -84],
          [74, -70],
          [82, -10],
          [80, 60],
          [72, 0],
        ]),
    ),
    earsInFront: true,
    eyes: { x: 37, y: -20, size: 13, iris: palette.coatDark },
    nose: { y: 38, width: 42 },
    mouth: 'closed',
    bust: bust({
      base: palette.coatTan,
      shade: palette.tanShade,
      chest: palette.white,
      width: 138,
      neck: 74,
      collar: palette.seaDeep,
    }),
  }),
);

const collieRuff =
  bust({ base: palette.black, shade: palette.ink, width: 156, neck: 84 }) +
  blob(
    palette.black,
    mirrored([
      [0, 30],
      [78, 20],
      [116, 66],
      [132, 118, 'corner'],
      [118, 116],
      [140, 168, 'corner'],
      [120, 168],
      [150, 220],
      [0, 320],
    ]),
  ) +
  blob(
    palette.white,
    mirrored([
      [0, 60],
      [62, 76],
      [94, 118, 'corner'],
      [80, 122],
      [104, 164, 'corner'],
      [86, 166],
      [96, 206, 'corner'],
      [70, 204],
      [60, 250],
      [0, 300],
    ]),
  );

export const borderCollie = portrait(
  palette.sun,
  palette.sunLight,
  frontHead({
    base: palette.blackLight,
    shade: palette.black,
    chinShade: palette.whiteShade,
    outline: [
      [0, -109],
      [44, -96],
      [76, -66],
      [84, -16],
      [72, 28],
      [50, 56],
      [42, 92],
      [26, 114],
      [0, 120],
    ],
    muzzle: {
      fill: palette.white,
      half: [
        [0, -100],
        [14, -84],
        [10, -36],
        [24, 4],
        [38, 36],
        [44, 74],
        [34, 104],
        [16, 114],
        [0, 115],
      ],
    },
    ears: bothSides(
      blob(palette.black, [
        [32, -78],
        [46, -128],
        [74, -148],
        [98, -128],
        [100, -80],
        [78, -46],
      ]) +
        blob(palette.greyShade, [
          [50, -132],
          [78, -156],
          [108, -132],
          [122, -96, 'corner'],
          [92, -104],
          [66, -116],
        ]),
    ),
    eyes: { x: 36, y: -20, size: 11, iris: palette.coatBrown },
    nose: { y: 40, width: 38 },
    mouth: 'smile',
    bust: collieRuff,
    over:
      line(
        4,
        [
          [-46, -46],
          [-36, -50],
          [-26, -46],
        ],
        palette.greyShade,
      ) +
      line(
        4,
        [
          [46, -46],
          [36, -50],
          [26, -46],
        ],
        palette.greyShade,
      ),
  }),
);
