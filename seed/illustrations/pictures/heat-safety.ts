import { dog } from '../dogs/body';
import { coats } from '../dogs/coat';
import { lie } from '../dogs/poses';
import { palette } from '../palette';
import { flamboyanTree, hills, tuft } from '../scenery/nature';
import { bowl } from '../scenery/props';
import { groundShadow } from '../scenery/town';
import { ellipse, picture, place, rect } from '../shapes';

const noon = [
  rect(palette.sunLight, 0, 0, 1600, 900),
  ellipse(palette.sunPale, [1210, 250], 330),
  ellipse(palette.sun, [1210, 250], 170),
  hills(-60, 640, 1720, 170),
  rect(palette.sandDeep, 0, 630, 1600, 270),
  ellipse(palette.sandLight, [1250, 700], 420, 34, 0, 0.5),
  ellipse(palette.tanShade, [560, 800], 640, 92, 0, 0.4),
].join('');

const rester = place(
  { x: 640, y: 826, scale: 1.16 },
  dog({
    pose: lie,
    coat: coats.caramel,
    ear: 'folded',
    mouth: 'open',
    socks: 24,
    headTurn: -4,
  }),
);

/** Noon: the shade of the flamboyán and a bowl of water. */
export const heatSafety = picture(
  1600,
  900,
  [
    noon,
    flamboyanTree(430, 770, 1.26),
    tuft(1140, 700, 0.9, palette.palmLight),
    tuft(1460, 770, 1.1, palette.palmLight),
    groundShadow(640, 830, 640, 18),
    rester,
    bowl(1060, 832, 0.92, palette.sea),
  ].join(''),
);
