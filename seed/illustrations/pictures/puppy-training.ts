import { dog } from '../dogs/body';
import { coats } from '../dogs/coat';
import { playBow } from '../dogs/poses';
import { palette } from '../palette';
import { figure, skins } from '../people/figure';
import { sitting } from '../people/stances';
import { seaView } from '../scenery/nature';
import { ball, cementTiles, ropeToy } from '../scenery/props';
import { arch, groundShadow } from '../scenery/town';
import { picture, place, rect } from '../shapes';

const room = [
  rect(palette.sunPale, 0, 0, 1200, 900),
  arch(
    { x: 600, foot: 650, width: 400, height: 560, reveal: 20 },
    seaView(
      { x: 380, y: 80, width: 440, height: 600 },
      { horizon: 0.74, sunX: 0.6, sunY: 0.36, sunSize: 0.2 },
    ),
  ),
  rect(palette.white, 0, 632, 1200, 22),
  cementTiles(0, 654, 1200, 250),
].join('');

const puppy = place(
  { x: 400, y: 800, scale: 0.92 },
  dog({
    pose: playBow,
    coat: coats.golden,
    ear: 'drop',
    mouth: 'open',
    headScale: 1.2,
    muzzle: 46,
    collarColor: palette.teal,
  }),
);

const child = place(
  { x: 900, y: 806, scale: 1.04, flip: true },
  figure({
    ...sitting,
    headScale: 1.3,
    head: { x: 12, y: -400, turn: 8 },
    skin: skins.light,
    hair: 'curls',
    hairColor: palette.coatDark,
    top: palette.red,
    topShade: palette.redDeep,
    bottoms: palette.seaDeep,
    bottomsShade: palette.teal,
    shoes: palette.sun,
    nearArm: [
      [-30, -280],
      [44, -200],
      [170, -212],
    ],
    farArm: [
      [40, -278],
      [104, -210],
      [196, -236],
    ],
  }),
);

/** A child plays with a puppy and a rope toy. */
export const puppyTraining = picture(
  1200,
  900,
  [
    room,
    groundShadow(400, 802, 420, 18),
    groundShadow(860, 806, 420, 18),
    ball(170, 800, 40),
    child,
    puppy,
    ropeToy(660, 604, 0.82, -12),
  ].join(''),
);
