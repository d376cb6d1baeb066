import { dog } from '../dogs/body';
import { coats } from '../dogs/coat';
import { sniff } from '../dogs/poses';
import { palette } from '../palette';
import { hills, tuft } from '../scenery/nature';
import { paw } from '../scenery/props';
import { groundShadow } from '../scenery/town';
import { ellipse, picture, place, rect } from '../shapes';

const trail = [
  [520, 640, 84],
  [590, 606, 66],
  [664, 592, 84],
  [736, 604, 110],
  [778, 646, 170],
  [734, 672, 260],
  [664, 664, 280],
]
  .map(([x = 0, y = 0, turn = 0], index) => paw(x, y, 0.3, index < 5 ? palette.tealMid : palette.palm, turn))
  .join('');

/** The trail turns round on itself and ends. */
export const notFound = picture(
  900,
  700,
  [
    rect(palette.sandLight, 0, 0, 900, 700),
    ellipse(palette.sunLight, [470, 300], 240),
    hills(-40, 540, 980, 150),
    rect(palette.palmLight, 0, 530, 900, 170),
    ellipse(palette.palmPale, [450, 660], 560, 70),
    tuft(90, 610, 0.9),
    tuft(842, 590, 0.8),
    groundShadow(300, 640, 420, 14),
    trail,
    place({ x: 290, y: 636, scale: 1.02 }, dog({ pose: sniff, coat: coats.caramel, ear: 'drop', socks: 46 })),
  ].join(''),
);
