import { mirrored, smooth } from '../geometry';
import { palette } from '../palette';
import { band, blob, ellipse, inside, line, path, place, type Markup } from '../shapes';
import type { Coat } from './coat';
import { profileHead } from './profile-head';

/** A puppy curled up asleep, about 420 wide; the ground is at `y = 0`. */
export function sleepingPuppy(coat: Coat): Markup {
  const body = smooth([
    [150, -60],
    [110, -130],
    [30, -164],
    [-70, -166],
    [-150, -134],
    [-196, -76],
    [-190, -22],
    [-130, 0],
    [0, 4],
    [110, 0],
    [156, -20],
  ]);
  return [
    path(coat.shade, body),
    inside(body, place({ y: -14 }, path(coat.base, body))),
    line(
      4,
      [
        [-60, -128],
        [-112, -96],
        [-116, -40],
        [-70, -14],
      ],
      coat.shade,
    ),
    band(coat.base, [
      [-176, -30, 24],
      [-110, -10, 22],
      [-30, -8, 18],
      [20, -14, 12],
    ]),
    band(coat.light ?? coat.base, [
      [-6, -12, 13],
      [20, -14, 12],
    ]),
    band(coat.shade, [
      [110, -30, 24],
      [170, -14, 17],
      [212, -12, 16],
    ]),
    place(
      { x: 116, y: -82, turn: 17, scale: 1.12 },
      profileHead({ coat, ear: 'drop', eye: 'shut', muzzle: 44 }),
    ),
    band(coat.base, [
      [76, -22, 22],
      [130, -14, 17],
      [176, -12, 17],
    ]),
    ellipse(coat.light ?? coat.base, [180, -12], 24, 14),
  ].join('');
}

/** A dog sitting with its back to us, about 400 high. */
export function sitFromBehind(coat: Coat, tailWags = false): Markup {
  const body = smooth(
    mirrored([
      [0, -330],
      [40, -322],
      [62, -270],
      [84, -190],
      [116, -110],
      [122, -50],
      [92, -8],
      [40, 0],
      [0, 0],
    ]),
  );
  const head = smooth(
    mirrored([
      [0, -442],
      [44, -434],
      [68, -396],
      [66, -346],
      [40, -312],
      [0, -304],
    ]),
  );
  const tail = tailWags
    ? band(coat.base, [
        [0, -16, 20],
        [90, -14, 17],
        [164, -50, 11],
        [186, -104, 5],
      ])
    : band(coat.base, [
        [0, -14, 20],
        [80, -8, 17],
        [160, -10, 12],
        [214, -26, 5],
      ]);
  return [
    ellipse(coat.light ?? coat.base, [-104, -12], 36, 16),
    ellipse(coat.light ?? coat.base, [104, -12], 36, 16),
    path(coat.base, body),
    inside(
      body,
      blob(
        coat.shade,
        [
          [30, -340],
          [50, -200],
          [40, -80],
          [60, 20],
          [160, 20],
          [160, -200],
          [90, -340],
        ],
        0.5,
      ),
    ),
    line(
      4,
      [
        [-104, -110],
        [-66, -104],
        [-46, -60],
        [-56, -20],
      ],
      coat.shade,
    ),
    line(
      4,
      [
        [104, -110],
        [66, -104],
        [46, -60],
        [56, -20],
      ],
      coat.shade,
    ),
    tail,
    inside(
      body,
      line(
        22,
        [
          [-80, -312],
          [0, -290],
          [80, -312],
        ],
        palette.red,
      ),
    ),
    path(coat.base, head),
    inside(
      head,
      blob(
        coat.shade,
        [
          [26, -450],
          [44, -380],
          [20, -290],
          [90, -290],
          [90, -440],
        ],
        0.5,
      ),
    ),
    blob(coat.ear ?? coat.shade, [
      [-26, -424],
      [-46, -478],
      [-76, -508, 'corner'],
      [-92, -450],
      [-84, -396],
      [-56, -380],
    ]),
    blob(coat.ear ?? coat.shade, [
      [26, -424],
      [50, -466],
      [86, -462],
      [104, -424],
      [112, -374, 'corner'],
      [84, -392],
      [56, -388],
    ]),
  ].join('');
}
