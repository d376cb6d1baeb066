import { palette, type Color } from '../palette';
import { band, blob, ellipse, line, path, place, polygon, rect, type Markup } from '../shapes';

/** A show rosette: pleated ring, button with a paw, two tails. */
export function rosette(
  x: number,
  y: number,
  scale: number,
  ring: Color = palette.red,
  deep: Color = palette.redDeep,
): Markup {
  const pleats = (radius: number, count: number, size: number, tone: Color) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2;
      return ellipse(tone, [Math.cos(angle) * radius, Math.sin(angle) * radius], size);
    }).join('');
  return place(
    { x, y, scale },
    polygon(deep, [
      [-44, 40],
      [-84, 230],
      [-44, 206],
      [-16, 236],
      [6, 50],
    ]) +
      polygon(ring, [
        [44, 40],
        [84, 230],
        [44, 206],
        [16, 236],
        [-6, 50],
      ]) +
      ellipse(deep, [0, 0], 94) +
      pleats(92, 20, 17, deep) +
      pleats(76, 18, 15, ring) +
      ellipse(ring, [0, 0], 78) +
      ellipse(palette.white, [0, 0], 58) +
      ellipse(palette.sun, [0, 0], 48) +
      paw(0, 6, 0.5, palette.white),
  );
}

/** A medal on its ribbon, hung from `y`. */
export function medal(x: number, y: number, scale: number): Markup {
  return place(
    { x, y, scale },
    polygon(palette.teal, [
      [-60, -170],
      [-20, -170],
      [22, -40],
      [-6, -24],
    ]) +
      polygon(palette.tealMid, [
        [60, -170],
        [20, -170],
        [-22, -40],
        [6, -24],
      ]) +
      ellipse(palette.coatTan, [0, 30], 70) +
      ellipse(palette.sun, [-3, 27], 66) +
      ellipse(palette.coatTan, [0, 30], 50) +
      ellipse(palette.sunLight, [-2, 28], 46) +
      paw(-2, 34, 0.48, palette.coatBrown),
  );
}

/** A paw print. */
function paw(x: number, y: number, scale: number, tone: Color, turn = 0): Markup {
  return place(
    { x, y, scale, turn },
    blob(tone, [
      [0, -16],
      [24, 2],
      [40, 28],
      [26, 44],
      [0, 38],
      [-26, 44],
      [-40, 28],
      [-24, 2],
    ]) +
      ellipse(tone, [-44, -14], 13, 19, -24) +
      ellipse(tone, [-17, -40], 13, 20, -8) +
      ellipse(tone, [17, -40], 13, 20, 8) +
      ellipse(tone, [44, -14], 13, 19, 24),
  );
}

/** A bar jump seen from the side it is jumped along; `y` is the ground. */
export function barJump(x: number, y: number, width: number, height: number): Markup {
  const post = (at: number) =>
    rect(palette.white, at - 11, y - height - 90, 22, height + 90, 8) +
    rect(palette.whiteShade, at + 3, y - height - 90, 8, height + 90, 4) +
    rect(palette.teal, at - 46, y - 14, 92, 16, 8);
  const stripes = Array.from({ length: 7 }, (_, index) =>
    rect(
      index % 2 === 0 ? palette.red : palette.white,
      x - width / 2 + (index * width) / 7,
      y - height,
      width / 7 + 1,
      22,
    ),
  ).join('');
  const low = rect(palette.sunLight, x - width / 2, y - height * 0.45, width, 18);
  return low + stripes + post(x - width / 2) + post(x + width / 2);
}

/** A rope toy with a knot at each end. */
export function ropeToy(x: number, y: number, scale: number, turn = 0): Markup {
  const knot = (at: number) =>
    ellipse(palette.red, [at, 0], 20, 22) + ellipse(palette.redDeep, [at + 5, 4], 11, 14);
  return place(
    { x, y, scale, turn },
    band(palette.white, [
      [-78, 0, 11],
      [0, 10, 11],
      [78, 0, 11],
    ]) +
      [-48, -24, 0, 24, 48]
        .map((at) =>
          line(
            6,
            [
              [at - 7, -4],
              [at + 7, 18],
            ],
            palette.sea,
          ),
        )
        .join('') +
      knot(-82) +
      knot(82) +
      line(
        6,
        [
          [-100, 0],
          [-124, -12],
        ],
        palette.white,
      ) +
      line(
        6,
        [
          [-102, 6],
          [-126, 12],
        ],
        palette.white,
      ) +
      line(
        6,
        [
          [100, 0],
          [124, -12],
        ],
        palette.white,
      ) +
      line(
        6,
        [
          [102, 6],
          [126, 12],
        ],
        palette.white,
      ),
  );
}

export function ball(x: number, y: number, radius: number, tone: Color = palette.sun): Markup {
  return (
    ellipse(tone, [x, y], radius) +
    line(
      radius * 0.14,
      [
        [x - radius * 0.9, y - radius * 0.3],
        [x, y + radius * 0.12],
        [x + radius * 0.6, y + radius * 0.75],
      ],
      palette.white,
    )
  );
}

/** A bowl of water; `y` is the ground. */
export function bowl(x: number, y: number, scale: number, tone: Color): Markup {
  return place(
    { x, y, scale },
    path(tone, 'M-96 -64H96L116 0H-116Z') +
      path(palette.ink, 'M40 -64H96L116 0H64Z', 0.14) +
      ellipse(palette.whiteShade, [0, -64], 96, 22) +
      ellipse(palette.skyDeep, [0, -61], 82, 15) +
      ellipse(palette.skyLight, [-26, -64], 30, 5),
  );
}

/** A patch of patterned cement tiles, as in the island's old houses. */
export function cementTiles(x: number, y: number, width: number, height: number, size = 100): Markup {
  const columns = Math.ceil(width / size);
  const rows = Math.ceil(height / (size * 0.5));
  const tiles = Array.from({ length: rows * columns }, (_, index) => {
    const left = x + (index % columns) * size;
    const top = y + Math.floor(index / columns) * size * 0.5;
    const middle: readonly [number, number] = [left + size / 2, top + size * 0.25];
    const odd = (index + Math.floor(index / columns)) % 2 === 0;
    return (
      polygon(
        odd ? palette.sea : palette.clayDeep,
        [
          [middle[0], top + 6],
          [left + size - 12, middle[1]],
          [middle[0], top + size * 0.5 - 6],
          [left + 12, middle[1]],
        ],
        0.75,
      ) + ellipse(palette.sandLight, middle, size * 0.13, size * 0.07)
    );
  }).join('');
  return rect(palette.sand, x, y, width, height) + tiles;
}

/** A cushioned dog bed seen from the side; `y` is the ground. */
export function dogBed(
  x: number,
  y: number,
  width: number,
  tone: Color = palette.teal,
  cushion: Color = palette.sand,
): { back: Markup; front: Markup } {
  const half = width / 2;
  return {
    back:
      ellipse(tone, [x, y - width * 0.17], half, width * 0.14) +
      ellipse(cushion, [x, y - width * 0.15], half * 0.86, width * 0.11),
    front: blob(tone, [
      [x - half, y - width * 0.17],
      [x - half * 0.88, y - width * 0.12],
      [x - half * 0.4, y - width * 0.08],
      [x, y - width * 0.07],
      [x + half * 0.4, y - width * 0.08],
      [x + half * 0.88, y - width * 0.12],
      [x + half, y - width * 0.17],
      [x + half * 0.99, y - width * 0.06],
      [x + half * 0.8, y],
      [x, y + width * 0.02],
      [x - half * 0.8, y],
      [x - half * 0.99, y - width * 0.06],
    ]),
  };
}
