import { palette, type Color } from '../palette';
import { band, ellipse, place, type Markup } from '../shapes';
import { dog } from './body';
import type { Coat } from './coat';
import { stand } from './poses';

const coat: Coat = {
  base: palette.clayLight,
  shade: palette.clay,
  ear: palette.clay,
  earShade: palette.clayDeep,
};

/** A clipped cloud of coat: curls round an ellipse. */
function cloud(fill: Color, x: number, y: number, radiusX: number, radiusY: number, curl: number): Markup {
  const count = Math.round((radiusX + radiusY) / (curl * 0.42));
  const curls = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    return ellipse(fill, [x + Math.cos(angle) * radiusX, y + Math.sin(angle) * radiusY], curl);
  }).join('');
  return ellipse(fill, [x, y], radiusX, radiusY) + curls;
}

function puff(x: number, y: number, radiusX: number, radiusY: number, curl = 16): Markup {
  return (
    cloud(palette.clay, x, y, radiusX, radiusY, curl) +
    cloud(palette.clayLight, x - 6, y - 8, radiusX * 0.62, radiusY * 0.62, curl * 0.8)
  );
}

/** A standard poodle in show trim, four-square, looking right. */
export function showPoodle(): Markup {
  const farPuffs =
    cloud(palette.clayDeep, 100, -52, 20, 26, 13) + cloud(palette.clayDeep, -98, -56, 20, 26, 13);
  const ear = cloud(palette.clayDeep, -16, 14, 20, 44, 16) + cloud(palette.clay, -20, 6, 12, 34, 12);
  const topknot = puff(-8, -72, 46, 36, 20);
  return [
    band(coat.base, [
      [-156, -266, 14],
      [-176, -330, 11],
      [-182, -380, 9],
    ]),
    puff(-184, -400, 30, 30),
    farPuffs,
    dog({
      pose: { ...stand, head: { x: 136, y: -384, turn: -6 } },
      coat,
      muzzle: 74,
      tail: '',
      collarColor: null,
      overHead: topknot + ear,
      mask: 'none',
    }),
    puff(66, -228, 92, 98, 24),
    puff(106, -318, 48, 44, 22),
    puff(-138, -246, 40, 38, 17),
    puff(67, -54, 22, 28, 14),
    puff(-145, -58, 22, 28, 14),
    place({ x: 136, y: -384, turn: -6 }, ear),
  ].join('');
}
