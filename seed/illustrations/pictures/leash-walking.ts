import { dog } from '../dogs/body';
import { coats } from '../dogs/coat';
import { walk } from '../dogs/poses';
import { palette } from '../palette';
import { figure, skins } from '../people/figure';
import { walking } from '../people/stances';
import { cobbles, facades, groundShadow } from '../scenery/town';
import { ellipse, line, picture, place, rect } from '../shapes';

const street = [
  rect(palette.skyLight, 0, 0, 1600, 900),
  ellipse(palette.sunPale, [1180, 190], 210),
  facades({ x: -60, y: 130, width: 1720, height: 590 }, [
    palette.clay,
    palette.sunLight,
    palette.palmLight,
    palette.coral,
    palette.skyDeep,
  ]),
  rect(palette.white, 0, 0, 1600, 720, 0, 0.3),
  rect(palette.sandDeep, 0, 700, 1600, 40),
  cobbles({ x: 0, y: 730, width: 1600, height: 170 }, 42),
].join('');

const walker = place(
  { x: 620, y: 826, scale: 0.92 },
  figure({
    ...walking,
    skin: skins.light,
    hair: 'cap',
    hairColor: palette.teal,
    top: palette.seaDeep,
    topShade: palette.teal,
    bottoms: palette.sand,
    bottomsShade: palette.sandShade,
    shoes: palette.clayDeep,
    legWear: 'shorts',
    nearArm: [
      [-30, -612],
      [-36, -492],
      [56, -430],
    ],
    farArm: [
      [40, -606],
      [66, -500],
      [50, -400],
    ],
  }),
);

const companion = place(
  { x: 960, y: 836, scale: 1.06 },
  dog({ pose: walk, coat: coats.golden, ear: 'drop', mouth: 'open', headTurn: -8 }),
);

/** A slack lead, side by side, down a street of Old San Juan. */
export const leashWalking = picture(
  1600,
  900,
  [
    street,
    groundShadow(620, 830, 360, 16),
    groundShadow(960, 842, 480, 18),
    companion,
    line(
      6,
      [
        [1062, 500],
        [1010, 590],
        [880, 606],
        [760, 530],
        [682, 428],
      ],
      palette.coatDark,
    ),
    walker,
  ].join(''),
);
