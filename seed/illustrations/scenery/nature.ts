import { palette, type Color } from '../palette';
import { band, blob, ellipse, line, path, place, rect, type Markup } from '../shapes';
import { itemAt, smooth, type RibbonKnot } from '../geometry';

/** Sun, sky and the sea's horizon, to be seen through an arch or behind a beach. */
export function seaView(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  { horizon = 0.7, sunX = 0.5, sunY = 0.5, sunSize = 0.16 } = {},
): Markup {
  const level = y + height * horizon;
  const sun: readonly [number, number] = [x + width * sunX, y + height * sunY];
  const glints = [0.1, 0.32, 0.58, 0.84]
    .map((depth, index) => {
      const half = width * (0.1 - index * 0.018);
      return rect(
        palette.sunPale,
        sun[0] - half,
        level + (height - height * horizon) * depth,
        half * 2,
        8,
        4,
        0.8,
      );
    })
    .join('');
  return [
    rect(palette.skyLight, x, y, width, height),
    ellipse(palette.sunPale, sun, width * sunSize * 1.75, undefined, 0, 0.7),
    ellipse(palette.sunLight, sun, width * sunSize),
    rect(palette.sea, x, level, width, height),
    rect(palette.seaDeep, x, level + height * (1 - horizon) * 0.62, width, height, 0, 0.35),
    glints,
  ].join('');
}

/** A green range, low at the sides: two tones, one behind the other. */
export function hills(x: number, y: number, width: number, height: number): Markup {
  const far = smooth(
    [
      [0, 0, 'corner'],
      [0.08, -0.42],
      [0.24, -0.86],
      [0.4, -0.5],
      [0.58, -1],
      [0.8, -0.56],
      [1, -0.3],
      [1, 0, 'corner'],
    ].map(([u = 0, v = 0]) => [x + Number(u) * width, y + Number(v) * height]),
  );
  const near = smooth(
    [
      [0, 0],
      [0.1, -0.2],
      [0.3, -0.42],
      [0.5, -0.24],
      [0.74, -0.5],
      [1, -0.18],
      [1, 0],
    ].map(([u = 0, v = 0]) => [x + u * width, y + v * height]),
  );
  return path(palette.palmLight, far) + path(palette.palm, near, 0.75);
}

/** A feathery leaf of small paired leaflets, growing along the x axis. */
function pinnate(length: number, color: Color): Markup {
  const pairs = 8;
  const leaflets = Array.from({ length: pairs }, (_, index) => {
    const at = ((index + 1) / (pairs + 0.5)) * length;
    const size = length * 0.17 * Math.sin(((index + 1.6) / (pairs + 2)) * Math.PI);
    return [-1, 1]
      .map((side) => ellipse(color, [at + size * 0.4, side * size * 0.86], size, length * 0.037, side * 58))
      .join('');
  }).join('');
  return (
    line(
      length * 0.022,
      [
        [0, 0],
        [length * 0.5, -length * 0.02],
        [length, 0],
      ],
      color,
    ) + leaflets
  );
}

/** One open flower of the flamboyán: five spoon-shaped petals, one of them pale. */
function blossom(size: number, tone: Color): Markup {
  const petals = [0, 72, 144, 216, 288]
    .map((turn, index) =>
      place(
        { turn },
        blob(index === 0 ? palette.clayDeep : tone, [
          [0, 0],
          [-size * 0.34, -size * 0.52],
          [-size * 0.2, -size],
          [size * 0.22, -size * 0.98],
          [size * 0.34, -size * 0.5],
        ]),
      ),
    )
    .join('');
  return petals + ellipse(palette.sun, [0, 0], size * 0.16);
}

interface Sprig {
  x: number;
  y: number;
  turn?: number;
  size?: number;
}

/** A bough of the flamboyán in flower; the wood follows its knots. */
export function flamboyan(
  wood: readonly RibbonKnot[],
  leaves: readonly Sprig[],
  flowers: readonly Sprig[],
): Markup {
  const tones = [palette.red, palette.redDeep, palette.red, palette.coral];
  return [
    ...leaves.map(({ x, y, turn = 0, size = 170 }, index) =>
      place({ x, y, turn }, pinnate(size, index % 2 === 0 ? palette.palm : palette.tealMid)),
    ),
    band(palette.coatDark, wood),
    ...flowers.map(({ x, y, turn = 0, size = 34 }, index) =>
      place({ x, y, turn }, blossom(size, itemAt(tones, index % tones.length))),
    ),
  ].join('');
}

/** The whole tree in flower: a wide flat crown, red over green. `y` is the ground. */
export function flamboyanTree(x: number, y: number, scale = 1): Markup {
  const tones = [palette.red, palette.red, palette.coral, palette.red, palette.redDeep];
  const row = (count: number, span: number, height: number, radius: number, bow: number, offset: number) =>
    Array.from({ length: count }, (_, index) => {
      const along = count === 1 ? 0 : (index / (count - 1)) * 2 - 1;
      const tone = itemAt(tones, (index * 3 + offset) % tones.length);
      const size = radius * (0.86 + ((index * 7 + offset) % 5) * 0.07);
      return ellipse(tone, [along * span, height + along * along * bow], size, size * 0.72);
    }).join('');
  const leaves = Array.from({ length: 15 }, (_, index) => {
    const along = (index / 14) * 2 - 1;
    return place(
      { x: along * 300, y: -404 + Math.abs(along) * 6, turn: 90 - along * 62 },
      pinnate(96, index % 2 === 0 ? palette.palm : palette.tealMid),
    );
  }).join('');
  const trunk =
    band(palette.coatDark, [
      [0, -24, 34],
      [-6, -120, 25],
      [-30, -240, 23],
      [-120, -400, 12],
    ]) +
    band(palette.coatDark, [
      [-8, -180, 24],
      [44, -290, 18],
      [140, -420, 10],
    ]) +
    band(palette.coatDark, [
      [-20, -250, 18],
      [-4, -330, 14],
      [14, -440, 8],
    ]) +
    band(palette.coatDark, [
      [-66, 2, 7],
      [-30, -8, 14],
      [0, -14, 20],
      [32, -8, 14],
      [70, 2, 7],
    ]);
  const under = blob(palette.tealMid, [
    [-340, -420],
    [-220, -500],
    [0, -530],
    [220, -500],
    [344, -418],
    [220, -390],
    [60, -410],
    [-80, -396],
    [-230, -388],
  ]);
  const crown =
    row(9, 318, -446, 46, 24, 0) +
    row(8, 270, -492, 48, 34, 2) +
    row(7, 205, -530, 46, 34, 4) +
    row(4, 120, -556, 42, 20, 1);
  const gaps = [
    [-210, -462],
    [-60, -500],
    [110, -470],
    [230, -452],
    [10, -548],
    [-140, -530],
    [160, -528],
  ]
    .map(([gapX = 0, gapY = 0], index) =>
      ellipse(index % 2 === 0 ? palette.palm : palette.tealMid, [gapX, gapY], 26, 11, index * 9 - 20),
    )
    .join('');
  const fallen = [
    [-190, 8],
    [-96, 16],
    [84, 12],
    [150, 22],
    [230, 8],
  ]
    .map(([px = 0, py = 0]) => ellipse(palette.coral, [px, py], 9, 4))
    .join('');
  return place({ x, y, scale }, fallen + trunk + leaves + under + crown + gaps);
}

/** The shadow of a palm frond on a wall, growing along the x axis. */
export function leafShadow(x: number, y: number, scale: number, turn: number, opacity = 0.07): Markup {
  const pairs = 11;
  const blades = Array.from({ length: pairs }, (_, index) => {
    const at = 40 + index * 34;
    const rise = -60 * Math.sin((index / pairs) * Math.PI);
    const length = 200 * Math.sin(((index + 3) / (pairs + 4)) * Math.PI);
    return [-1, 1]
      .map((side) =>
        place(
          { x: at, y: rise, turn: side * (62 - index * 4) },
          `<path d="${smooth([
            [0, 0, 'corner'],
            [length * 0.4, -11],
            [length, side * 8, 'corner'],
            [length * 0.4, 11],
          ])}"/>`,
        ),
      )
      .join('');
  }).join('');
  return `<g fill="${palette.ink}" opacity="${opacity}">${place({ x, y, scale, turn }, blades)}</g>`;
}

/** A broad-leaved plant in a clay pot. */
export function potPlant(x: number, y: number, scale = 1): Markup {
  const leaf = (turn: number, size: number, tone: Color) =>
    place(
      { y: -120, turn, scale: size },
      blob(tone, [
        [0, 0],
        [-34, -70],
        [-30, -160],
        [0, -220, 'corner'],
        [30, -160],
        [34, -70],
      ]) +
        line(
          4,
          [
            [0, -10],
            [0, -110],
            [0, -190],
          ],
          palette.tealMid,
        ),
    );
  return place(
    { x, y, scale },
    leaf(-62, 0.8, palette.tealMid) +
      leaf(60, 0.84, palette.tealMid) +
      leaf(-32, 1, palette.palm) +
      leaf(34, 0.95, palette.palm) +
      leaf(2, 1.12, palette.palmLight) +
      path(palette.clayDeep, 'M-74 -130H74L54 0H-54Z') +
      path(palette.coral, 'M30 -130H74L54 0H22Z', 0.6) +
      rect(palette.clay, -84, -150, 168, 34, 8),
  );
}

/** A tuft of grass blades. */
export function tuft(x: number, y: number, scale = 1, tone: Color = palette.palm): Markup {
  return place(
    { x, y, scale },
    band(tone, [
      [-10, 0, 6],
      [-22, -26, 4],
      [-36, -44, 1],
    ]) +
      band(tone, [
        [0, 0, 7],
        [0, -34, 5],
        [4, -62, 1],
      ]) +
      band(tone, [
        [10, 0, 6],
        [24, -24, 4],
        [40, -40, 1],
      ]),
  );
}

/** A pigeon on the ground, looking right. */
export function pigeon(x: number, y: number, scale = 1, flip = false): Markup {
  return place(
    { x, y, scale, flip },
    line(
      4,
      [
        [-2, -12],
        [-4, 0],
      ],
      palette.clayDeep,
    ) +
      line(
        4,
        [
          [10, -12],
          [10, 0],
        ],
        palette.clayDeep,
      ) +
      blob(palette.coatGrey, [
        [40, -64],
        [28, -74],
        [14, -62],
        [2, -44],
        [-30, -34],
        [-66, -22],
        [-30, -14],
        [4, -8],
        [28, -22],
        [34, -48],
      ]) +
      blob(palette.greyShade, [
        [4, -40],
        [-24, -30],
        [-56, -20],
        [-24, -18],
        [4, -22],
      ]) +
      blob(palette.sun, [
        [39, -66],
        [52, -60],
        [38, -58],
      ]) +
      ellipse(palette.ink, [31, -64], 2.6),
  );
}

/** A bird in the sky: one line. */
export function bird(x: number, y: number, size: number): Markup {
  return line(
    5,
    [
      [x - size, y - size * 0.3],
      [x - size * 0.4, y - size * 0.42],
      [x, y],
      [x + size * 0.4, y - size * 0.42],
      [x + size, y - size * 0.3],
    ],
    palette.tealMid,
  );
}
