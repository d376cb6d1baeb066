import { dog } from '../dogs/body';
import { coats } from '../dogs/coat';
import { leap } from '../dogs/poses';
import { palette } from '../palette';
import { hills, tuft } from '../scenery/nature';
import { barJump, medal, rosette } from '../scenery/props';
import { groundShadow } from '../scenery/town';
import { blob, ellipse, picture, place, rect } from '../shapes';

const field = [
  rect(palette.clayLight, 0, 0, 1200, 900),
  ellipse(palette.sunLight, [560, 420], 340),
  ellipse(palette.sunPale, [560, 420], 270),
  hills(-60, 720, 1320, 200),
  rect(palette.palmLight, 0, 710, 1200, 190),
  ellipse(palette.palmPale, [560, 850], 700, 70),
  tuft(110, 800, 1.1),
  tuft(930, 870, 1.2),
  tuft(1120, 780, 1),
].join('');

const collie = place(
  { x: 520, y: 690, scale: 1.28, turn: -6 },
  dog({
    pose: leap,
    coat: coats.blackAndWhite,
    ear: 'folded',
    mouth: 'open',
    socks: 0,
    tail:
      blob(palette.black, [
        [-130, -240],
        [-200, -276],
        [-270, -286],
        [-330, -262],
        [-350, -240],
        [-290, -222],
        [-220, -222],
        [-150, -206],
      ]) +
      blob(palette.white, [
        [-300, -282],
        [-336, -264],
        [-352, -240],
        [-320, -228],
        [-304, -252],
      ]),
    bodyMarks: blob(palette.white, [
      [60, -340],
      [100, -330],
      [140, -230],
      [130, -130],
      [60, -140],
      [70, -230],
    ]),
    collarColor: palette.sun,
  }),
);

/** Over the bar, with the rosette and the medal waiting. */
export const akcCertification = picture(
  1200,
  900,
  [
    field,
    rosette(1010, 240, 1.15),
    medal(170, 165, 1),
    groundShadow(560, 822, 460, 16),
    barJump(560, 820, 420, 230),
    collie,
  ].join(''),
);
