import { palette } from '../palette';
import { blob, ellipse } from '../shapes';
import { mirrored } from '../geometry';
import { bothSides, bust, frontHead, portrait } from './face';

export const labradorHead = frontHead({
  base: palette.coatCream,
  shade: palette.creamShade,
  outline: [
    [0, -117],
    [50, -102],
    [84, -70],
    [92, -22],
    [84, 20],
    [70, 52],
    [64, 88],
    [42, 114],
    [0, 122],
  ],
  muzzle: {
    fill: palette.sandLight,
    half: [
      [0, 2],
      [26, 6],
      [46, 30],
      [60, 68],
      [46, 102],
      [22, 112],
      [0, 112],
    ],
  },
  ears: bothSides(
    blob(palette.creamShade, [
      [54, -92],
      [92, -98],
      [122, -66],
      [126, -12],
      [106, 30],
      [88, 18],
      [78, -30],
    ]) +
      blob(palette.tanLight, [
        [58, -88],
        [80, -88],
        [90, -50],
        [88, 8],
        [80, -20],
        [72, -52],
      ]),
  ),
  earsInFront: true,
  eyes: { x: 40, y: -24, size: 12 },
  nose: { y: 38, width: 46 },
  mouth: 'panting',
  bust: bust({ base: palette.coatCream, shade: palette.creamShade, collar: palette.teal }),
});

export const labrador = portrait(palette.palm, palette.palmLight, labradorHead);

const goldenChest =
  bust({ base: palette.tanLight, shade: palette.coatTan, width: 160, neck: 88, collar: palette.red }) +
  blob(
    palette.coatCream,
    mirrored([
      [0, 168],
      [46, 166],
      [84, 150],
      [92, 190, 'corner'],
      [74, 186],
      [72, 222, 'corner'],
      [54, 214],
      [46, 250, 'corner'],
      [24, 232],
      [0, 262, 'corner'],
    ]),
  ) +
  ellipse(palette.sun, [0, 180], 15) +
  ellipse(palette.sunLight, [-4, 176], 5);

export const golden = portrait(
  palette.skyDeep,
  palette.skyLight,
  frontHead({
    base: palette.tanLight,
    shade: palette.coatTan,
    outline: [
      [0, -113],
      [46, -100],
      [80, -70],
      [90, -22],
      [80, 22],
      [66, 54],
      [60, 90],
      [40, 114],
      [0, 122],
    ],
    muzzle: {
      fill: palette.coatCream,
      half: [
        [0, -50],
        [14, -30],
        [20, 6],
        [46, 34],
        [56, 72],
        [44, 102],
        [20, 112],
        [0, 112],
      ],
    },
    ears: bothSides(
      blob(palette.coatTan, [
        [52, -86],
        [90, -88],
        [116, -56],
        [126, 0],
        [118, 40, 'corner'],
        [108, 34],
        [98, 54, 'corner'],
        [86, 40],
        [70, 0],
      ]),
    ),
    earsInFront: true,
    eyes: { x: 38, y: -24, size: 12 },
    nose: { y: 38, width: 44 },
    mouth: 'panting',
    bust: goldenChest,
  }),
);
