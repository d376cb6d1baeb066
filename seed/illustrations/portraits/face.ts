import { mirrored, smooth, type Knot } from '../geometry';
import { palette, type Color } from '../palette';
import { blob, ellipse, inside, line, path, picture, place, rect, type Markup } from '../shapes';

/** A dog seen from the front; outlines are right halves, top to bottom, about the nose's vertical. */
export interface FrontHead {
  base: Color;
  shade: Color;
  outline: readonly Knot[];
  muzzle?: { fill: Color; half: readonly Knot[] };
  /** Cut to the head's outline, under the muzzle: blaze, mask, brows. */
  marks?: Markup;
  ears: Markup;
  earsInFront?: boolean;
  eyes: { x: number; y: number; size?: number; iris?: Color };
  nose: { y: number; width?: number; color?: Color };
  mouth?: 'closed' | 'smile' | 'panting' | 'none';
  /** Lighter than the muzzle where the muzzle is dark. */
  mouthColor?: Color;
  /** The chin's shadow on the chest, where the coat's own second tone would be too dark. */
  chinShade?: Color;
  bust: Markup;
  /** Locks, bows and whatever else lies over the face. */
  over?: Markup;
}

const WEIGHT = 4;

export function frontHead(head: FrontHead): Markup {
  const outline = smooth(mirrored(head.outline));
  return [
    head.bust,
    head.earsInFront ? '' : head.ears,
    place({ x: 3, y: 18, scale: 0.95 }, path(head.chinShade ?? head.shade, outline)),
    path(head.base, outline),
    inside(outline, shadeSide(head.shade) + (head.marks ?? '')),
    head.muzzle ? blob(head.muzzle.fill, mirrored(head.muzzle.half)) : '',
    head.mouth === 'panting' ? tongue(head.nose.y) : '',
    mouth(head.nose.y, head.mouth ?? 'closed', head.mouthColor ?? palette.ink),
    nose(head.nose),
    eyes(head.eyes),
    head.earsInFront ? head.ears : '',
    head.over ?? '',
  ].join('');
}

/** The side away from the light, in the second tone. */
function shadeSide(shade: Color): Markup {
  return blob(
    shade,
    [
      [34, -200],
      [60, -100],
      [64, -20],
      [44, 60],
      [36, 200],
      [200, 200],
      [240, -60],
      [160, -220],
    ],
    0.5,
  );
}

function eyes({ x, y, size = 12, iris }: FrontHead['eyes']): Markup {
  return [-1, 1]
    .map(
      (side) =>
        (iris ? ellipse(iris, [side * x, y], size * 1.32, size * 1.38) : '') +
        ellipse(palette.ink, [side * x, y], size, size * 1.08) +
        ellipse(palette.white, [side * x + size * 0.34, y - size * 0.38], size * 0.32),
    )
    .join('');
}

function nose({ y, width = 40, color = palette.ink }: FrontHead['nose']): Markup {
  const half = width / 2;
  return (
    blob(
      color,
      mirrored([
        [0, y - half * 0.56],
        [half * 0.72, y - half * 0.56],
        [half, y - half * 0.1],
        [half * 0.5, y + half * 0.56],
        [0, y + half * 0.78],
      ]),
    ) + ellipse(palette.greyLight, [-half * 0.3, y - half * 0.26], half * 0.26, half * 0.12, -8, 0.75)
  );
}

function mouth(y: number, kind: NonNullable<FrontHead['mouth']>, color: Color): Markup {
  if (kind === 'none') return '';
  const width = kind === 'closed' ? 26 : 36;
  const lift = kind === 'closed' ? 6 : 16;
  return (
    line(
      WEIGHT,
      [
        [0, y + 14],
        [0, y + 32],
      ],
      color,
    ) +
    [-1, 1]
      .map((side) =>
        line(
          WEIGHT,
          [
            [0, y + 32],
            [side * width * 0.5, y + 40],
            [side * width, y + 36 - lift],
          ],
          color,
        ),
      )
      .join('')
  );
}

function tongue(y: number): Markup {
  return (
    blob(
      palette.tongue,
      mirrored([
        [0, y + 30],
        [18, y + 36],
        [20, y + 60],
        [13, y + 78],
        [0, y + 82],
      ]),
    ) +
    line(
      3,
      [
        [0, y + 44],
        [0, y + 64],
      ],
      palette.coral,
    )
  );
}

/** Draws a right ear's parts on both sides. */
export function bothSides(right: Markup): Markup {
  return right + place({ flip: true }, right);
}

/** Brow spots, cheek spots and the like. */
export function spots(fill: Color, x: number, y: number, radiusX: number, radiusY: number, turn = 0): Markup {
  return ellipse(fill, [x, y], radiusX, radiusY, turn) + ellipse(fill, [-x, y], radiusX, radiusY, -turn);
}

interface Bust {
  base: Color;
  shade: Color;
  chest?: Color;
  /** `null` where hair hides it. */
  collar?: Color | null;
  width?: number;
  neck?: number;
}

/** Neck and shoulders, rising from the picture's lower edge, with the collar round the neck. */
export function bust({ base, shade, chest, collar = palette.red, width = 150, neck = 78 }: Bust): Markup {
  const half: Knot[] = [
    [0, 20],
    [neck * 0.9, 20],
    [neck, 90],
    [neck + 18, 140],
    [width, 196],
    [width + 18, 300],
    [0, 320],
  ];
  const outline = smooth(mirrored(half));
  const front = chest
    ? blob(
        chest,
        mirrored([
          [0, 90],
          [neck * 0.55, 110],
          [neck * 0.66, 180],
          [neck * 0.42, 250],
          [0, 300],
        ]),
      )
    : '';
  const band =
    collar === null
      ? ''
      : line(
          26,
          [
            [-neck - 34, 92],
            [-neck * 0.72, 132],
            [0, 153],
            [neck * 0.72, 132],
            [neck + 34, 92],
          ],
          collar,
        );
  const tag = ellipse(palette.sun, [0, 180], 15) + ellipse(palette.sunLight, [-4, 176], 5);
  return (
    path(base, outline) + inside(outline, shadeSide(shade) + front + band) + (collar === null ? '' : tag)
  );
}

/** A square portrait: plain ground, a calm disc, the dog. */
export function portrait(ground: Color, disc: Color, dog: Markup): string {
  return picture(
    480,
    480,
    rect(ground, 0, 0, 480, 480) + ellipse(disc, [240, 236], 184) + place({ x: 240, y: 236 }, dog),
  );
}
