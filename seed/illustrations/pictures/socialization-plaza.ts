import { dog } from '../dogs/body';
import { coats } from '../dogs/coat';
import { sit, walk } from '../dogs/poses';
import { palette } from '../palette';
import { figure, skins } from '../people/figure';
import { seated, walking } from '../people/stances';
import { bird, pigeon } from '../scenery/nature';
import { bench, cobbles, facades, groundShadow } from '../scenery/town';
import { archPath, ellipse, line, path, picture, place, polygon, rect } from '../shapes';

const church = [
  rect(palette.sandLight, 600, 210, 400, 500),
  polygon(palette.sandLight, [
    [580, 216],
    [800, 90],
    [1020, 216],
  ]),
  polygon(
    palette.sandShade,
    [
      [800, 90],
      [1020, 216],
      [990, 216],
      [800, 110],
    ],
    0.6,
  ),
  rect(palette.sandShade, 580, 208, 440, 18, 4),
  ellipse(palette.sandShade, [605, 172], 44, 62),
  ellipse(palette.sandShade, [995, 172], 44, 62),
  rect(palette.sandLight, 560, 170, 90, 540),
  rect(palette.sandLight, 950, 170, 90, 540),
  path(palette.coatBrown, archPath(800, 710, 130, 240)),
  rect(palette.coatDark, 797, 530, 6, 180),
  ellipse(palette.skyDeep, [800, 330], 46),
  ellipse(palette.sandShade, [800, 330], 18),
  path(palette.skyDeep, archPath(680, 560, 56, 130)),
  path(palette.skyDeep, archPath(920, 560, 56, 130)),
].join('');

const plaza = [
  rect(palette.skyLight, 0, 0, 1600, 900),
  ellipse(palette.sunPale, [800, 300], 290),
  facades({ x: -100, y: 200, width: 700, height: 510 }, [palette.clay, palette.palmLight]),
  facades({ x: 1000, y: 200, width: 700, height: 510 }, [palette.skyDeep, palette.coral]),
  church,
  rect(palette.white, 0, 0, 1600, 710, 0, 0.34),
  cobbles({ x: 0, y: 700, width: 1600, height: 200 }, 48),
].join('');

const owner = place(
  { x: 330, y: 820, scale: 0.96 },
  figure({
    ...seated,
    skin: skins.mid,
    hair: 'curls',
    hairColor: palette.coatDark,
    top: palette.teal,
    topShade: palette.ink,
    bottoms: palette.clayDeep,
    bottomsShade: palette.coral,
    shoes: palette.white,
    nearArm: [
      [-30, -424],
      [16, -310],
      [130, -270],
    ],
    farArm: [
      [40, -420],
      [90, -320],
      [150, -280],
    ],
  }),
);

const student = place(
  { x: 650, y: 834, scale: 0.84 },
  dog({
    pose: sit,
    coat: coats.blackAndWhite,
    ear: 'folded',
    socks: 40,
    headTurn: -4,
    muzzle: 56,
    headScale: 1.08,
  }),
);

const passers =
  place(
    { x: 1240, y: 806, scale: 0.8, flip: true },
    figure({
      ...walking,
      skin: skins.deep,
      hair: 'short',
      hairColor: palette.ink,
      top: palette.sun,
      topShade: palette.coatTan,
      bottoms: palette.seaDeep,
      bottomsShade: palette.teal,
      shoes: palette.white,
      nearArm: [
        [-30, -612],
        [0, -500],
        [96, -440],
      ],
      farArm: [
        [40, -606],
        [74, -500],
        [150, -450],
      ],
    }),
  ) +
  place(
    { x: 1050, y: 822, scale: 0.6, flip: true },
    dog({ pose: walk, coat: coats.white, ear: 'drop', collarColor: palette.sea, muzzle: 46 }),
  );

/** A young dog and its owner, on a bench, watch people pass on the plaza. */
export const socializationPlaza = picture(
  1600,
  900,
  [
    plaza,
    bird(420, 110, 30),
    bird(1160, 90, 26),
    bench(170, 820, 330),
    groundShadow(340, 824, 460, 14),
    groundShadow(650, 838, 340, 16),
    groundShadow(1240, 810, 300, 12),
    groundShadow(1050, 824, 260, 10),
    owner,
    student,
    line(
      5,
      [
        [660, 570],
        [600, 640],
        [520, 610],
        [466, 560],
      ],
      palette.red,
    ),
    line(
      5,
      [
        [990, 628],
        [1060, 640],
        [1150, 462],
      ],
      palette.coatBrown,
    ),
    passers,
    pigeon(820, 850, 0.9),
    pigeon(900, 874, 0.8, true),
    pigeon(1430, 860, 0.9, true),
  ].join(''),
);
