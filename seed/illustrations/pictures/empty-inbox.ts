import { dog } from '../dogs/body';
import { coats } from '../dogs/coat';
import { lie } from '../dogs/poses';
import { palette } from '../palette';
import { tuft } from '../scenery/nature';
import { groundShadow } from '../scenery/town';
import { ellipse, path, picture, place, rect } from '../shapes';

const mailbox = [
  rect(palette.coatBrown, 452, 230, 22, 160, 5),
  path(palette.teal, 'M398 240V170A40 40 0 0 1 438 130H528V240Z'),
  path(palette.tealMid, 'M398 240V170A40 40 0 0 1 478 170V240Z'),
  path(palette.ink, 'M410 232V172A28 28 0 0 1 466 172V232Z', 0.5),
  rect(palette.ink, 520, 166, 7, 56, 3),
  rect(palette.red, 490, 206, 34, 20, 4),
].join('');

/** A dog lies beside a mailbox. */
export const emptyInbox = picture(
  600,
  450,
  [
    rect(palette.sandLight, 0, 0, 600, 450),
    ellipse(palette.sunLight, [300, 210], 160),
    rect(palette.palmPale, 0, 360, 600, 90),
    tuft(60, 380, 0.6),
    tuft(560, 394, 0.7),
    groundShadow(490, 390, 120, 8),
    place({ x: 26 }, mailbox),
    groundShadow(216, 398, 330, 10),
    place(
      { x: 208, y: 394, scale: 0.66 },
      dog({ pose: lie, coat: coats.caramel, ear: 'folded', socks: 22, weight: 5 }),
    ),
  ].join(''),
);
