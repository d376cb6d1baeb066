import { dog } from '../dogs/body';
import { coats } from '../dogs/coat';
import { lie } from '../dogs/poses';
import { palette } from '../palette';
import { figure, skins } from '../people/figure';
import { kneeling } from '../people/stances';
import { dogBed } from '../scenery/props';
import { framedWindow, groundShadow } from '../scenery/town';
import { band, blob, ellipse, line, picture, place, polygon, rect } from '../shapes';

const rain = Array.from({ length: 34 }, (_, index) => {
  const x = 210 + ((index * 97) % 560);
  const y = 110 + ((index * 61) % 400);
  return line(
    4,
    [
      [x, y],
      [x - 16, y + 40],
    ],
    palette.skyDeep,
  );
}).join('');

const storm = [
  rect(palette.teal, 100, 60, 800, 600),
  blob(palette.ink, [
    [120, 140],
    [240, 90],
    [380, 130],
    [520, 80],
    [680, 120],
    [860, 100],
    [860, 210],
    [700, 250],
    [560, 220],
    [420, 270],
    [280, 220],
    [140, 250],
  ]),
  blob(
    palette.tealMid,
    [
      [180, 130],
      [300, 110],
      [430, 150],
      [560, 110],
      [640, 160],
      [500, 190],
      [360, 180],
      [240, 190],
    ],
    0.5,
  ),
  polygon(palette.sun, [
    [560, 220],
    [490, 350],
    [540, 350],
    [500, 470],
    [620, 310],
    [566, 310],
    [610, 220],
  ]),
  rain,
  band(palette.ink, [
    [330, 580, 13],
    [340, 480, 9],
    [380, 390, 7],
  ]),
  [
    [-96, 1],
    [-58, 1.1],
    [-24, 1.2],
    [10, 1.05],
    [38, 0.8],
  ]
    .map(([turn = 0, scale = 1]) =>
      place(
        { x: 380, y: 390, turn, scale },
        blob(palette.tealMid, [
          [0, 0],
          [60, -26],
          [130, -4],
          [170, 40, 'corner'],
          [110, 22],
          [50, 8],
        ]),
      ),
    )
    .join(''),
].join('');

const room = [
  rect(palette.clay, 0, 0, 1600, 900),
  ellipse(palette.clayLight, [1080, 470], 430),
  framedWindow({ x: 190, y: 110, width: 560, height: 420 }, storm),
  rect(palette.sandShade, 0, 690, 1600, 210),
  ellipse(palette.coral, [930, 806], 600, 78, 0, 0.8),
  ellipse(palette.clayDeep, [930, 802], 540, 62),
].join('');

const lamp = [
  ellipse(palette.sunPale, [1400, 330], 250, 220, 0, 0.5),
  rect(palette.coatDark, 1394, 380, 12, 330),
  ellipse(palette.coatDark, [1400, 716], 72, 14),
  rect(palette.sun, 1306, 270, 188, 120, 34),
  rect(palette.sunLight, 1322, 282, 90, 96, 26, 0.6),
].join('');

const owner = place(
  { x: 1020, y: 806, scale: 1.06, flip: true },
  figure({
    ...kneeling,
    head: { x: 26, y: -482, turn: 16 },
    skin: skins.mid,
    hair: 'long',
    hairColor: palette.coatDark,
    top: palette.palm,
    topShade: palette.tealMid,
    bottoms: palette.sandLight,
    bottomsShade: palette.sand,
    shoes: palette.coral,
    sleeve: 'long',
    nearArm: [
      [-30, -364],
      [100, -336],
      [226, -292],
    ],
    farArm: [
      [44, -360],
      [80, -260],
      [122, -206],
    ],
  }),
);

const bed = dogBed(670, 812, 600, palette.seaDeep, palette.skyLight);

/** A dog is comforted during a storm, in a room with a lamp. */
export const thunderAndFireworks = picture(
  1600,
  900,
  [
    room,
    lamp,
    groundShadow(900, 816, 900, 22),
    bed.back,
    place(
      { x: 640, y: 766, scale: 0.92 },
      dog({ pose: lie, coat: coats.yellow, ear: 'drop', eye: 'worried', headTurn: 12 }),
    ),
    bed.front,
    owner,
  ].join(''),
);
