import { mirrored } from '../geometry';
import { palette } from '../palette';
import { blob } from '../shapes';
import { bothSides, bust, frontHead, portrait, spots } from './face';

export const germanShepherd = portrait(
  palette.clay,
  palette.clayLight,
  frontHead({
    base: palette.coatTan,
    shade: palette.tanShade,
    outline: [
      [0, -107],
      [44, -94],
      [76, -62],
      [86, -14],
      [72, 28],
      [50, 56],
      [42, 94],
      [26, 116],
      [0, 122],
    ],
    marks:
      blob(
        palette.blackLight,
        mirrored([
          [0, -130],
          [60, -120],
          [74, -70],
          [40, -52],
          [18, -56],
          [14, -20],
          [0, 0],
        ]),
      ) + spots(palette.tanLight, 36, -48, 14, 8, -16),
    muzzle: {
      fill: palette.blackLight,
      half: [
        [0, -34],
        [16, -26],
        [26, 8],
        [42, 40],
        [46, 72],
        [36, 98],
        [0, 108],
      ],
    },
    ears: bothSides(
      blob(palette.black, [
        [30, -78],
        [40, -140],
        [66, -186, 'corner'],
        [94, -140],
        [98, -84],
        [80, -46],
      ]) +
        blob(palette.clayDeep, [
          [50, -84],
          [54, -130],
          [66, -160, 'corner'],
          [80, -130],
          [82, -88],
          [70, -66],
        ]),
    ),
    eyes: { x: 36, y: -22, size: 11, iris: palette.coatBrown },
    nose: { y: 40, width: 42 },
    mouth: 'closed',
    mouthColor: palette.greyShade,
    bust: bust({
      base: palette.coatTan,
      shade: palette.tanShade,
      chest: palette.tanLight,
      collar: palette.ink,
      width: 160,
      neck: 92,
    }),
  }),
);

export const doberman = portrait(
  palette.sand,
  palette.sandLight,
  frontHead({
    base: palette.blackLight,
    shade: palette.black,
    chinShade: palette.ink,
    outline: [
      [0, -107],
      [36, -96],
      [62, -70],
      [68, -24],
      [58, 24],
      [44, 58],
      [40, 92],
      [26, 114],
      [0, 120],
    ],
    marks:
      spots(palette.coatTan, 28, -46, 10, 7, -20) +
      blob(
        palette.coatTan,
        mirrored([
          [0, 118],
          [16, 92],
          [26, 56],
          [40, 26],
          [70, 10],
          [90, 60],
          [60, 130],
          [0, 140],
        ]),
      ),
    muzzle: {
      fill: palette.blackLight,
      half: [
        [0, -10],
        [14, -6],
        [20, 20],
        [24, 46],
        [26, 76],
        [14, 88],
        [0, 90],
      ],
    },
    ears: bothSides(
      blob(palette.black, [
        [24, -82],
        [26, -140],
        [44, -206, 'corner'],
        [66, -150],
        [72, -96],
        [62, -58],
      ]) +
        blob(palette.coatBrown, [
          [40, -90],
          [40, -134],
          [46, -172, 'corner'],
          [56, -136],
          [58, -96],
          [52, -76],
        ]),
    ),
    eyes: { x: 30, y: -22, size: 9.5, iris: palette.coatBrown },
    nose: { y: 42, width: 38 },
    mouth: 'closed',
    mouthColor: palette.greyShade,
    bust:
      bust({ base: palette.black, shade: palette.ink, width: 132, neck: 64, collar: palette.red }) +
      bothSides(
        blob(palette.coatTan, [
          [12, 204],
          [44, 188],
          [84, 204],
          [70, 232],
          [36, 238],
        ]),
      ),
  }),
);

export const rottweiler = portrait(
  palette.sunLight,
  palette.sunPale,
  frontHead({
    base: palette.blackLight,
    shade: palette.black,
    chinShade: palette.ink,
    outline: [
      [0, -113],
      [54, -100],
      [92, -66],
      [104, -12],
      [92, 36],
      [72, 66],
      [64, 96],
      [42, 116],
      [0, 122],
    ],
    marks:
      spots(palette.coatTan, 38, -50, 14, 9, -14) +
      blob(palette.coatTan, [
        [46, 34],
        [100, 14],
        [112, 70],
        [70, 130],
        [30, 124],
        [52, 84],
      ]) +
      blob(palette.coatTan, [
        [-46, 34],
        [-100, 14],
        [-112, 70],
        [-70, 130],
        [-30, 124],
        [-52, 84],
      ]),
    muzzle: {
      fill: palette.blackLight,
      half: [
        [0, 0],
        [24, 4],
        [42, 30],
        [50, 64],
        [34, 88],
        [0, 92],
      ],
    },
    ears: bothSides(
      blob(palette.ink, [
        [56, -94],
        [92, -92],
        [122, -66],
        [130, -26],
        [116, -2],
        [98, -18],
        [84, -46],
      ]),
    ),
    earsInFront: true,
    eyes: { x: 42, y: -22, size: 11, iris: palette.coatBrown },
    nose: { y: 34, width: 46 },
    mouth: 'panting',
    mouthColor: palette.greyShade,
    bust: bust({ base: palette.black, shade: palette.ink, width: 172, neck: 104, collar: palette.palm }),
  }),
);
