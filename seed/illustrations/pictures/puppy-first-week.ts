import { coats } from '../dogs/coat';
import { sleepingPuppy } from '../dogs/resting';
import { palette } from '../palette';
import { ball, bowl, dogBed, ropeToy } from '../scenery/props';
import { framedWindow, groundShadow } from '../scenery/town';
import { blob, ellipse, picture, place, rect } from '../shapes';

const night = [
  rect(palette.seaDeep, 0, 0, 900, 900),
  ellipse(palette.sunLight, [420, 230], 66),
  ellipse(palette.seaDeep, [450, 212], 58),
  [
    [300, 170],
    [350, 330],
    [520, 330],
    [560, 180],
    [270, 270],
  ]
    .map(([x = 0, y = 0]) => ellipse(palette.sunPale, [x, y], 5))
    .join(''),
  blob(palette.teal, [
    [200, 520],
    [260, 440],
    [340, 410],
    [420, 450],
    [500, 400],
    [580, 430],
    [640, 520],
  ]),
].join('');

const room = [
  rect(palette.tealMid, 0, 0, 1600, 900),
  ellipse(palette.palm, [960, 500], 440, undefined, 0, 0.55),
  framedWindow({ x: 230, y: 120, width: 360, height: 360 }, night),
  rect(palette.teal, 0, 690, 1600, 210),
  ellipse(palette.sandShade, [930, 800], 560, 72),
  ellipse(palette.sand, [930, 796], 520, 60),
].join('');

const lamp = [
  rect(palette.coatDark, 1394, 380, 12, 330),
  ellipse(palette.coatDark, [1400, 716], 72, 14),
  ellipse(palette.sunLight, [1400, 330], 220, 190, 0, 0.28),
  rect(palette.sun, 1306, 270, 188, 120, 34),
  rect(palette.sunLight, 1322, 282, 90, 96, 26, 0.6),
].join('');

const bed = dogBed(930, 800, 660, palette.clayDeep, palette.sandLight);

/** The first nights: a bed, something to chew, a small light. */
export const puppyFirstWeek = picture(
  1600,
  900,
  [
    room,
    lamp,
    groundShadow(930, 806, 660, 24),
    bed.back,
    place({ x: 900, y: 756, scale: 1.12 }, sleepingPuppy(coats.golden)),
    bed.front,
    bowl(330, 810, 0.9, palette.sun),
    ropeToy(560, 846, 0.7, -8),
    ball(1370, 808, 36, palette.red),
  ].join(''),
);
