import { smooth, type Knot } from '../geometry';
import { palette } from '../palette';
import { blob, ellipse, inside, line, path, type Markup } from '../shapes';
import type { Coat } from './coat';

export interface ProfileHead {
  coat: Coat;
  /** Stop to nose; the skull is about 90 long. */
  muzzle?: number;
  ear?: 'prick' | 'drop' | 'folded' | 'back';
  mouth?: 'closed' | 'open' | 'barking';
  eye?: 'open' | 'shut' | 'worried';
  /** What the light color covers: the muzzle's underside, all of it, or nothing. */
  mask?: 'under' | 'full' | 'none';
  /** Drawn over the head and cut to its outline. */
  marks?: Markup;
  weight?: number;
}

/** A dog's head seen from its right side, looking right; the middle of the skull is at the origin. */
export function profileHead({
  coat,
  muzzle = 66,
  ear = 'drop',
  mouth = 'closed',
  eye = 'open',
  mask = coat.light ? 'under' : 'none',
  marks = '',
  weight = 4,
}: ProfileHead): Markup {
  const tip = 46 + muzzle;
  const outline = smooth([
    [-46, -6],
    [-36, -36],
    [-6, -50],
    [24, -45],
    [42, -30],
    [56, -20],
    [tip - 18, -16],
    [tip - 2, -12],
    [tip + 4, -2],
    [tip - 1, 13],
    [tip - 14, 22],
    [tip - 34, 26],
    [44, 34],
    [20, 44],
    [-10, 52],
    [-40, 38],
  ]);
  const light = coat.light ?? coat.base;
  const covered =
    mask === 'full'
      ? blob(light, [
          [40, -8],
          [58, -26],
          [tip + 20, -40],
          [tip + 20, 40],
          [40, 60],
          [18, 30],
        ])
      : mask === 'under'
        ? blob(light, [
            [tip + 16, 0],
            [tip - 20, 4],
            [56, 6],
            [30, 20],
            [-10, 34],
            [-40, 70],
            [60, 70],
            [tip + 10, 50],
          ])
        : '';
  return [
    farEar(coat, ear),
    mouth === 'closed' ? '' : openJaw(coat, tip, mouth),
    path(coat.base, outline),
    inside(outline, covered + marks),
    mouth === 'closed' ? lips(tip, weight, eye === 'worried') : '',
    nose(tip),
    eyeMark(eye, weight, coat.base === palette.black),
    nearEar(coat, ear),
  ].join('');
}

function nose(tip: number): Markup {
  return blob(palette.ink, [
    [tip - 14, -15],
    [tip - 2, -15],
    [tip + 7, -7],
    [tip + 4, 3],
    [tip - 5, 3],
    [tip - 11, -4],
  ]);
}

function lips(tip: number, weight: number, isTense: boolean): Markup {
  const corner: readonly Knot[] = isTense
    ? [
        [58, 17],
        [50, 21],
      ]
    : [
        [56, 14],
        [49, 8],
      ];
  return line(weight, [[tip - 4, 8], [tip - 18, 12], [tip - 40, 15], ...corner]);
}

function openJaw(coat: Coat, tip: number, mouth: 'open' | 'barking'): Markup {
  const drop = mouth === 'barking' ? 26 : 16;
  const lower: Knot[] = [
    [34, 14],
    [60, 20],
    [tip - 30, 20 + drop * 0.7],
    [tip - 16, 18 + drop],
    [tip - 22, 30 + drop],
    [tip - 44, 34 + drop * 0.8],
    [44, 46],
    [20, 44],
  ];
  const tongue: Knot[] =
    mouth === 'barking'
      ? [
          [52, 18],
          [tip - 34, 18],
          [tip - 22, 22 + drop * 0.5],
          [tip - 28, 22 + drop * 0.8],
          [60, 26],
        ]
      : [
          [56, 18],
          [tip - 22, 16],
          [tip - 12, 34],
          [tip - 14, 58],
          [tip - 26, 62],
          [tip - 34, 50],
          [tip - 38, 34],
        ];
  return (
    blob(palette.redDeep, [
      [40, 6],
      [tip - 10, 8],
      [tip - 18, 20 + drop],
      [tip - 44, 26 + drop * 0.7],
      [44, 34],
    ]) +
    blob(coat.light ?? coat.shade, lower) +
    blob(palette.tongue, tongue)
  );
}

function eyeMark(eye: 'open' | 'shut' | 'worried', weight: number, isDark: boolean): Markup {
  if (eye === 'shut')
    return line(weight, [
      [24, -12],
      [32, -8],
      [41, -12],
    ]);
  const brow =
    eye === 'worried'
      ? line(weight * 0.8, [
          [20, -30],
          [30, -37],
          [40, -36],
        ])
      : '';
  const iris = isDark ? ellipse(palette.tanShade, [32, -17], 8, 8.6) : '';
  return iris + ellipse(palette.ink, [32, -17], 6, 6.8) + ellipse(palette.white, [34.2, -19.6], 2) + brow;
}

function farEar(coat: Coat, ear: NonNullable<ProfileHead['ear']>): Markup {
  const shade = coat.earShade ?? coat.shade;
  if (ear === 'prick')
    return blob(shade, [
      [-6, -42],
      [6, -78],
      [20, -106, 'corner'],
      [32, -70],
      [28, -38],
    ]);
  if (ear === 'folded')
    return blob(shade, [
      [-6, -42],
      [4, -74],
      [18, -96, 'corner'],
      [32, -66],
      [26, -38],
    ]);
  return '';
}

function nearEar(coat: Coat, ear: NonNullable<ProfileHead['ear']>): Markup {
  const fill = coat.ear ?? coat.shade;
  const inner = coat.earShade ?? coat.shade;
  switch (ear) {
    case 'prick':
      return (
        blob(fill, [
          [-38, -26],
          [-32, -68],
          [-16, -112, 'corner'],
          [4, -78],
          [12, -40],
          [-10, -24],
        ]) +
        blob(inner, [
          [-24, -34],
          [-21, -66],
          [-13, -94, 'corner'],
          [-2, -66],
          [2, -40],
          [-10, -32],
        ])
      );
    case 'folded':
      return (
        blob(fill, [
          [-38, -28],
          [-34, -58],
          [-20, -80],
          [-2, -74],
          [10, -40],
          [-12, -24],
        ]) +
        blob(inner, [
          [-30, -76],
          [-8, -84],
          [10, -66],
          [24, -38],
          [18, -28, 'corner'],
          [-2, -46],
          [-22, -60],
        ])
      );
    case 'back':
      return blob(fill, [
        [4, -38],
        [-16, -44],
        [-46, -38],
        [-74, -22],
        [-80, -10],
        [-66, -8],
        [-34, -10],
        [-8, -18],
      ]);
    case 'drop':
      return blob(fill, [
        [-34, -34],
        [-12, -44],
        [8, -32],
        [10, -4],
        [4, 26],
        [-8, 44],
        [-24, 40],
        [-36, 14],
        [-40, -12],
      ]);
  }
}
