import { dog } from '../dogs/body';
import { coats } from '../dogs/coat';
import { cower } from '../dogs/poses';
import { palette } from '../palette';
import { figure } from '../people/figure';
import { kneeling } from '../people/stances';
import { trainerLook } from '../people/trainer';
import { leafShadow, potPlant } from '../scenery/nature';
import { groundShadow, shutters } from '../scenery/town';
import { archPath, ellipse, inside, line, path, picture, place, rect } from '../shapes';

const niche = archPath(600, 700, 560, 590);

const courtyard = [
  rect(palette.palmPale, 0, 0, 1200, 900),
  leafShadow(1010, 660, 1.2, 250, 0.06),
  path(palette.skyLight, niche),
  inside(niche, ellipse(palette.sunPale, [600, 470], 250) + ellipse(palette.sunLight, [600, 520], 150)),
  rect(palette.palmLight, 0, 640, 1200, 60),
  rect(palette.sand, 0, 690, 1200, 210),
  rect(palette.sandShade, 0, 690, 1200, 10, 0, 0.5),
  shutters({ x: 70, y: 150, width: 150, height: 300 }, palette.tealMid, palette.teal),
].join('');

const shyDog = place(
  { x: 276, y: 806, scale: 1.05 },
  dog({ pose: cower, coat: coats.chocolate, ear: 'back', eye: 'worried', collarColor: palette.sun }),
);

const trainer = place(
  { x: 920, y: 812, scale: 0.98, flip: true },
  figure({
    ...trainerLook,
    ...kneeling,
    nearArm: [
      [-30, -362],
      [30, -258],
      [164, -196],
    ],
    farArm: [
      [44, -360],
      [76, -260],
      [112, -212],
    ],
  }),
);

/** A frightened dog keeps its distance; the trainer, low and side on, waits with a treat. */
export const behaviorModification = picture(
  1200,
  900,
  [
    courtyard,
    potPlant(1150, 740, 0.86),
    groundShadow(270, 806, 420, 20),
    groundShadow(920, 812, 420, 20),
    line(
      5,
      [
        [396, 628],
        [420, 780],
        [560, 836],
        [690, 828],
        [790, 780],
        [816, 606],
      ],
      palette.coatBrown,
    ),
    shyDog,
    trainer,
    ellipse(palette.coatDark, [744, 622], 10, 8, 15),
  ].join(''),
);
