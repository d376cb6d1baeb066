import { itemAt, ribbon, smooth, type Knot, type RibbonKnot } from '../geometry';
import { palette, type Color } from '../palette';
import { band, blob, ellipse, inside, line, path, place, rect, type Markup } from '../shapes';

type Joint = readonly [x: number, y: number];

export interface Skin {
  base: Color;
  shade: Color;
}

export const skins = {
  deep: { base: palette.skinDeep, shade: palette.skinDeepShade },
  mid: { base: palette.skinMid, shade: palette.skinMidShade },
  light: { base: palette.skinLight, shade: palette.skinLightShade },
} as const satisfies Record<string, Skin>;

type Hair = 'bun' | 'short' | 'curls' | 'long' | 'bob' | 'cap';

export interface Figure {
  skin: Skin;
  hair: Hair;
  hairColor: Color;
  top: Color;
  topShade: Color;
  bottoms: Color;
  bottomsShade: Color;
  shoes?: Color;
  sleeve?: 'short' | 'long';
  earring?: Color;
  legWear?: 'trousers' | 'shorts';
  head: { x: number; y: number; turn?: number };
  /** Above 1 for children. */
  headScale?: number;
  /** The upper body's outline, from the neck round. */
  torso: readonly Knot[];
  nearArm: readonly [shoulder: Joint, elbow: Joint, hand: Joint];
  farArm: readonly [shoulder: Joint, elbow: Joint, hand: Joint];
  nearLeg: readonly [hip: Joint, knee: Joint, ankle: Joint];
  farLeg: readonly [hip: Joint, knee: Joint, ankle: Joint];
  /** Degrees by which each foot is turned from lying flat, looking right. */
  nearFoot?: number;
  farFoot?: number;
  /** Drawn between torso and near arm: apron, treat pouch, lead. */
  extras?: Markup;
  /** Drawn in front of the far arm and behind the torso. */
  behind?: Markup;
  weight?: number;
}

/** A person about 800 high standing at `y = 0`, turned to the right. */
export function figure(options: Figure): Markup {
  const {
    skin,
    top,
    topShade,
    bottoms,
    bottomsShade,
    sleeve = 'short',
    weight = 4,
    head,
    headScale = 1,
  } = options;
  const headPlace = { x: head.x, y: head.y, turn: head.turn ?? 0, scale: headScale };
  const torso = smooth(options.torso);
  return [
    place(headPlace, hairBehind(options.hair, options.hairColor)),
    arm(options.farArm, topShade, skin.shade, sleeve),
    options.behind ?? '',
    leg(options.farLeg, bottomsShade, options, options.farFoot),
    leg(options.nearLeg, bottoms, options, options.nearFoot),
    neck(options),
    path(top, torso),
    inside(torso, place({ x: -26, y: 0 }, path(topShade, torso, 0.45)) + place({ x: 14 }, path(top, torso))),
    options.extras ?? '',
    place(headPlace, face(options, weight)),
    inside(torso, place({ x: 7, y: 9 }, path(topShade, armPath(options.nearArm)))),
    arm(options.nearArm, top, skin.base, sleeve),
  ].join('');
}

function armPath([shoulder, elbow, hand]: Figure['nearArm']): string {
  return ribbon([
    [...shoulder, 31],
    [...elbow, 24],
    [...hand, 14],
  ]);
}

function neck({ head, torso, skin }: Figure): Markup {
  const base = itemAt(torso, 0);
  return band(skin.shade, [
    [base[0], base[1] + 26, 27],
    [(base[0] + head.x) / 2, (base[1] + head.y) / 2 + 20, 23],
    [head.x - 4, head.y + 10, 24],
  ]);
}

function arm(
  [shoulder, elbow, hand]: Figure['nearArm'],
  cloth: Color,
  skin: Color,
  sleeve: 'short' | 'long',
): Markup {
  const whole: RibbonKnot[] = [
    [...shoulder, 29],
    [...elbow, 22],
    [...hand, 13],
  ];
  const along = (share: number): Joint => [
    shoulder[0] + (elbow[0] - shoulder[0]) * share,
    shoulder[1] + (elbow[1] - shoulder[1]) * share,
  ];
  const reach = Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]);
  const beyond = sleeve === 'long' ? 20 : 10;
  const palm: Joint = [hand[0] + Math.cos(reach) * beyond, hand[1] + Math.sin(reach) * beyond];
  const upper: RibbonKnot[] = [
    [...shoulder, 31],
    [...along(0.4), 30],
    [...along(0.72), 29],
  ];
  return sleeve === 'long'
    ? ellipse(skin, palm, 21, 15, (reach * 180) / Math.PI) +
        path(cloth, ribbon(whole.map(([x, y, r]) => [x, y, r + 2])))
    : path(skin, ribbon(whole)) +
        ellipse(skin, palm, 21, 15, (reach * 180) / Math.PI) +
        path(cloth, ribbon(upper));
}

function leg(
  [hip, knee, ankle]: Figure['nearLeg'],
  cloth: Color,
  { skin, shoes = palette.sand, legWear = 'trousers' }: Figure,
  turn = 0,
): Markup {
  const shoe = place(
    { x: ankle[0], y: ankle[1], turn },
    blob(shoes, [
      [-28, -6],
      [-22, -20],
      [12, -22],
      [34, -2],
      [66, 6],
      [78, 20],
      [70, 30],
      [-24, 30],
      [-31, 14],
    ]) +
      blob(palette.white, [
        [-30, 26],
        [24, 27],
        [78, 25],
        [74, 36],
        [20, 38],
        [-28, 37],
      ]),
  );
  if (legWear === 'shorts') {
    return (
      shoe +
      band(skin.base, [
        [...hip, 46],
        [...knee, 29],
        [...ankle, 17],
      ]) +
      band(cloth, [
        [...hip, 54],
        [(hip[0] + knee[0] * 1.6) / 2.6, (hip[1] + knee[1] * 1.6) / 2.6, 47],
        [(hip[0] + knee[0] * 3.4) / 4.4, (hip[1] + knee[1] * 3.4) / 4.4, 44],
      ])
    );
  }
  const shin = Math.atan2(ankle[1] - knee[1], ankle[0] - knee[0]);
  const hem: Joint = [ankle[0] - Math.cos(shin) * 6, ankle[1] - Math.sin(shin) * 6];
  const cut = place(
    { x: hem[0], y: hem[1], turn: (shin * 180) / Math.PI - 90 },
    rect(cloth, -31, -16, 62, 22, 6),
  );
  const trouser = ribbon([
    [...hip, 54],
    [...knee, 40],
    [hem[0] - Math.cos(shin) * 30, hem[1] - Math.sin(shin) * 30, 30],
  ]);
  return shoe + path(cloth, trouser) + cut;
}

function hairBehind(hair: Hair, color: Color): Markup {
  switch (hair) {
    case 'bun':
      return ellipse(color, [-44, -42], 31, 29, -20);
    case 'curls':
      return [
        [-38, -30, 34],
        [-46, 6, 32],
        [-34, 36, 28],
        [-10, -50, 34],
        [24, -54, 26],
        [-30, 56, 22],
      ]
        .map(([x = 0, y = 0, radius = 0]) => ellipse(color, [x, y], radius))
        .join('');
    case 'long':
      return blob(color, [
        [-6, -60],
        [-44, -40],
        [-56, 10],
        [-62, 70],
        [-54, 112],
        [-20, 108],
        [0, 60],
        [10, 0],
      ]);
    default:
      return '';
  }
}

function face({ skin, hair, hairColor, earring }: Figure, weight: number): Markup {
  const outline = smooth([
    [2, -56],
    [30, -46],
    [43, -22],
    [45, -6],
    [52, 11],
    [45, 18],
    [43, 33],
    [33, 50],
    [14, 56],
    [-12, 44],
    [-30, 14],
    [-34, -24],
    [-22, -48],
  ]);
  return [
    path(skin.base, outline),
    ellipse(palette.red, [14, 18], 10, 7, 0, 0.16),
    ellipse(skin.shade, [-14, 6], 9, 12, -8),
    line(
      weight * 0.85,
      [
        [17, -24],
        [27, -29],
        [38, -24],
      ],
      hairColor,
    ),
    ellipse(palette.ink, [30, -7], 4, 4.8),
    line(weight * 0.85, [
      [37, 29],
      [29, 34],
      [18, 28],
    ]),
    hairFront(hair, hairColor),
    earring ? ellipse(earring, [-14, 22], 5) : '',
  ].join('');
}

function hairFront(hair: Hair, color: Color): Markup {
  switch (hair) {
    case 'bun':
    case 'long':
      return blob(color, [
        [36, -42],
        [14, -66],
        [-22, -62],
        [-44, -34],
        [-42, 4],
        [-30, 26],
        [-22, 2],
        [-8, -14],
        [10, -34],
      ]);
    case 'short':
      return blob(color, [
        [42, -38],
        [24, -64],
        [-14, -66],
        [-42, -40],
        [-42, 2],
        [-32, 22],
        [-26, -2],
        [-12, -14],
        [-6, -34],
        [18, -40],
      ]);
    case 'curls':
      return [
        [-30, -24, 24],
        [-16, -44, 26],
        [10, -54, 24],
        [32, -48, 16],
        [-34, 0, 20],
      ]
        .map(([x = 0, y = 0, radius = 0]) => ellipse(color, [x, y], radius))
        .join('');
    case 'bob':
      return blob(color, [
        [40, -40],
        [16, -66],
        [-24, -62],
        [-50, -30],
        [-54, 16],
        [-44, 46],
        [-18, 44],
        [-20, 10],
        [-4, -18],
        [16, -34],
      ]);
    case 'cap':
      return (
        blob(color, [
          [-36, -20],
          [-38, -44],
          [-10, -66],
          [26, -60],
          [44, -34],
          [20, -30],
          [-12, -26],
        ]) +
        band(color, [
          [30, -38, 8],
          [60, -34, 6],
          [78, -28, 4],
        ]) +
        blob(palette.coatDark, [
          [-36, -24],
          [-12, -26],
          [-18, -8],
          [-28, 16],
          [-36, 2],
        ])
      );
  }
}
