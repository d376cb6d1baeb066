import { dog } from '../dogs/body';
import { coats } from '../dogs/coat';
import { walk } from '../dogs/poses';
import { itemAt } from '../geometry';
import { palette, type Color } from '../palette';
import { figure, skins } from '../people/figure';
import { walking } from '../people/stances';
import { hills } from '../scenery/nature';
import { rosette } from '../scenery/props';
import { groundShadow } from '../scenery/town';
import { band, ellipse, line, picture, place, polygon, rect } from '../shapes';

const flagColors: readonly Color[] = [palette.red, palette.sun, palette.sea, palette.clayDeep, palette.palm];

const bunting = [
  line(
    5,
    [
      [-20, 60],
      [400, 170],
      [800, 90],
    ],
    palette.teal,
  ),
  line(
    5,
    [
      [800, 90],
      [1200, 170],
      [1620, 60],
    ],
    palette.teal,
  ),
  Array.from({ length: 18 }, (_, index) => {
    const x = 40 + index * 90;
    const along = (x % 800) / 800;
    const y = 72 + Math.sin(along * Math.PI) * 84;
    return polygon(itemAt(flagColors, index % flagColors.length), [
      [x - 26, y],
      [x + 26, y],
      [x, y + 60],
    ]);
  }).join(''),
].join('');

const ring = [
  rect(palette.skyLight, 0, 0, 1600, 900),
  ellipse(palette.sunPale, [820, 420], 300),
  hills(-60, 640, 1720, 230),
  rect(palette.palmLight, 0, 630, 1600, 270),
  ellipse(palette.palm, [800, 826], 820, 96),
  [120, 520, 1080, 1480].map((x) => rect(palette.white, x - 9, 490, 18, 180, 8)).join(''),
  [
    [-300, 120],
    [120, 520],
    [520, 1080],
    [1080, 1480],
    [1480, 1900],
  ]
    .map(([from = 0, to = 0]) =>
      line(
        7,
        [
          [from, 512],
          [(from + to) / 2, 546],
          [to, 512],
        ],
        palette.red,
      ),
    )
    .join(''),
].join('');

const handler = place(
  { x: 560, y: 812, scale: 0.94 },
  figure({
    ...walking,
    skin: skins.light,
    hair: 'bob',
    hairColor: palette.coatDark,
    top: palette.clayDeep,
    topShade: palette.coral,
    bottoms: palette.ink,
    bottomsShade: palette.black,
    shoes: palette.coatDark,
    sleeve: 'long',
    nearArm: [
      [-30, -612],
      [16, -500],
      [136, -506],
    ],
    farArm: [
      [40, -606],
      [100, -520],
      [60, -430],
    ],
    extras: ellipse(palette.white, [40, -570], 15),
  }),
);

const doberman = place(
  { x: 900, y: 826, scale: 1.2 },
  dog({
    pose: walk,
    coat: coats.blackAndTan,
    ear: 'prick',
    muzzle: 82,
    socks: 56,
    headTurn: -6,
    collarColor: palette.sun,
    tail: band(palette.black, [
      [-160, -268, 17],
      [-196, -310, 12],
      [-214, -350, 7],
    ]),
    headMarks: ellipse(palette.coatTan, [30, -36], 9, 5, -20),
  }),
);

/** Once round the ring, the judge's eye on both of them. */
export const showRingFirst = picture(
  1600,
  900,
  [
    ring,
    bunting,
    rosette(1350, 330, 0.9, palette.sea, palette.seaDeep),
    groundShadow(560, 818, 360, 16),
    groundShadow(900, 832, 520, 18),
    doberman,
    line(
      5,
      [
        [700, 336],
        [860, 330],
        [1030, 420],
      ],
      palette.coatDark,
    ),
    handler,
  ].join(''),
);
