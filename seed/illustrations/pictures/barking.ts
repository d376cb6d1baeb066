import { dog } from '../dogs/body';
import { coats } from '../dogs/coat';
import { stand } from '../dogs/poses';
import { palette } from '../palette';
import { bird, flamboyan, leafShadow } from '../scenery/nature';
import { arch, balcony, shutters } from '../scenery/town';
import { ellipse, line, picture, place, rect } from '../shapes';

const house = [
  rect(palette.sunPale, 0, 0, 1600, 900),
  rect(palette.sea, 0, 0, 1020, 900),
  rect(palette.seaDeep, 990, 0, 30, 900, 0, 0.5),
  rect(palette.white, 0, 60, 1030, 26),
  leafShadow(-20, 560, 1.4, 320, 0.06),
  arch(
    { x: 640, foot: 740, width: 430, height: 600, frame: palette.white, depth: palette.teal, reveal: 30 },
    rect(palette.sandLight, 400, 100, 500, 700),
  ),
  shutters({ x: 80, y: 250, width: 190, height: 330 }, palette.tealMid, palette.teal),
].join('');

const barker = place(
  { x: 660, y: 764, scale: 1.22 },
  dog({ pose: stand, coat: coats.grey, ear: 'folded', mouth: 'barking', headTurn: -16, socks: 40 }),
);

/** Three arcs that leave the muzzle. */
const sound = [70, 116, 162]
  .map((reach) => {
    const at = (degrees: number): readonly [number, number] => [
      962 + reach * Math.cos((degrees * Math.PI) / 180),
      252 + reach * Math.sin((degrees * Math.PI) / 180),
    ];
    return line(
      8,
      [at(-34), at(-17), at(0), at(17), at(34)].map(([x, y]) => [x, y]),
      palette.red,
    );
  })
  .join('');

const tree = flamboyan(
  [
    [1640, 700, 22],
    [1500, 620, 15],
    [1380, 600, 9],
    [1290, 640, 4],
  ],
  [
    { x: 1540, y: 640, turn: 200, size: 180 },
    { x: 1470, y: 612, turn: 100, size: 190 },
    { x: 1400, y: 606, turn: 150, size: 170 },
    { x: 1340, y: 616, turn: 80, size: 170 },
    { x: 1300, y: 636, turn: 190, size: 150 },
    { x: 1580, y: 670, turn: 110, size: 200 },
  ],
  [
    { x: 1560, y: 630, size: 46 },
    { x: 1490, y: 640, size: 40, turn: 30 },
    { x: 1440, y: 578, size: 42, turn: 60 },
    { x: 1372, y: 626, size: 40, turn: 10 },
    { x: 1300, y: 640, size: 34, turn: 44 },
    { x: 1590, y: 700, size: 44, turn: 20 },
  ],
);

/** A dog barks from a balcony. */
export const barking = picture(
  1600,
  900,
  [
    house,
    ellipse(palette.sunLight, [1330, 220], 120),
    bird(1180, 470, 34),
    bird(1420, 400, 26),
    barker,
    balcony({ x: 300, y: 560, width: 690, height: 200 }),
    sound,
    tree,
  ].join(''),
);
