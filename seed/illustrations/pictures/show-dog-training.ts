import { showPoodle } from '../dogs/poodle';
import { palette } from '../palette';
import { figure, skins } from '../people/figure';
import { standing } from '../people/stances';
import { rosette } from '../scenery/props';
import { groundShadow } from '../scenery/town';
import { blob, ellipse, line, picture, place, rect } from '../shapes';

const ring = [
  rect(palette.sandLight, 0, 0, 1200, 900),
  ellipse(palette.sunLight, [690, 430], 330),
  rect(palette.palmLight, 0, 690, 1200, 210),
  ellipse(palette.palm, [600, 812], 620, 86),
  [90, 400, 800, 1110]
    .map((x) => rect(palette.white, x - 9, 520, 18, 176, 8) + ellipse(palette.red, [x, 518], 15))
    .join(''),
  [
    [90, 400],
    [400, 800],
    [800, 1110],
  ]
    .map(([from = 0, to = 0]) =>
      line(
        7,
        [
          [from, 540],
          [(from + to) / 2, 576],
          [to, 540],
        ],
        palette.teal,
      ),
    )
    .join(''),
  line(
    7,
    [
      [-20, 566],
      [30, 566],
      [90, 540],
    ],
    palette.teal,
  ),
  line(
    7,
    [
      [1110, 540],
      [1160, 566],
      [1220, 566],
    ],
    palette.teal,
  ),
].join('');

const handler = place(
  { x: 452, y: 800, scale: 0.9 },
  figure({
    ...standing,
    skin: skins.deep,
    hair: 'short',
    hairColor: palette.ink,
    top: palette.teal,
    topShade: palette.ink,
    bottoms: palette.sandShade,
    bottomsShade: palette.sandDeep,
    shoes: palette.coatDark,
    sleeve: 'long',
    nearArm: [
      [-30, -610],
      [70, -520],
      [222, -598],
    ],
    farArm: [
      [44, -606],
      [110, -560],
      [180, -640],
    ],
    extras:
      blob(palette.white, [
        [18, -656],
        [46, -640],
        [58, -560],
        [40, -610],
      ]) +
      blob(palette.red, [
        [38, -640],
        [48, -632],
        [52, -570],
        [42, -600],
      ]),
  }),
);

/** A handler sets up a standard poodle in the ring. */
export const showDogTraining = picture(
  1200,
  900,
  [
    ring,
    rosette(1010, 214, 1.05),
    groundShadow(610, 806, 620, 26),
    handler,
    line(
      5,
      [
        [660, 256],
        [690, 330],
        [740, 410],
      ],
      palette.ink,
    ),
    place({ x: 590, y: 806, scale: 1.22 }, showPoodle()),
  ].join(''),
);
