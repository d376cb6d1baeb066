import type { Figure } from './figure';

type Stance = Pick<Figure, 'head' | 'torso' | 'nearLeg' | 'farLeg' | 'nearFoot' | 'farFoot'>;

/** Upright, weight on both feet. */
export const standing: Stance = {
  head: { x: 12, y: -736, turn: 6 },
  torso: [
    [0, -664],
    [34, -652],
    [60, -622],
    [64, -560],
    [48, -482],
    [60, -398],
    [0, -386],
    [-62, -398],
    [-54, -482],
    [-70, -560],
    [-68, -624],
    [-36, -650],
  ],
  nearLeg: [
    [-8, -402],
    [-10, -215],
    [-20, -40],
  ],
  farLeg: [
    [14, -402],
    [30, -215],
    [36, -46],
  ],
};

/** An easy walk to the right. */
export const walking: Stance = {
  ...standing,
  head: { x: 20, y: -734, turn: 4 },
  nearLeg: [
    [-6, -402],
    [48, -222],
    [92, -44],
  ],
  farLeg: [
    [10, -402],
    [-10, -218],
    [-110, -64],
  ],
  nearFoot: -10,
  farFoot: 26,
};

/** Down on one knee. */
export const kneeling: Stance = {
  head: { x: 22, y: -484, turn: 10 },
  torso: [
    [6, -414],
    [42, -402],
    [66, -370],
    [66, -310],
    [46, -236],
    [46, -150],
    [-10, -130],
    [-72, -150],
    [-58, -236],
    [-70, -312],
    [-62, -376],
    [-30, -402],
  ],
  nearLeg: [
    [-16, -160],
    [-2, -42],
    [-150, -66],
  ],
  farLeg: [
    [6, -160],
    [116, -190],
    [112, -46],
  ],
  nearFoot: 58,
};

/** Sitting on the ground, knees up. */
export const sitting: Stance = {
  head: { x: 10, y: -396, turn: 8 },
  torso: [
    [-4, -326],
    [30, -314],
    [54, -284],
    [56, -224],
    [40, -150],
    [48, -60],
    [-10, -40],
    [-78, -56],
    [-66, -150],
    [-80, -226],
    [-74, -288],
    [-40, -314],
  ],
  nearLeg: [
    [-20, -58],
    [128, -160],
    [190, -42],
  ],
  farLeg: [
    [0, -58],
    [160, -150],
    [238, -46],
  ],
};

/** On a bench about 210 high. */
export const seated: Stance = {
  head: { x: 16, y: -552, turn: 6 },
  torso: [
    [2, -480],
    [36, -468],
    [60, -438],
    [62, -376],
    [46, -300],
    [54, -214],
    [-6, -200],
    [-70, -212],
    [-60, -300],
    [-74, -378],
    [-70, -440],
    [-34, -468],
  ],
  nearLeg: [
    [-14, -214],
    [150, -226],
    [150, -42],
  ],
  farLeg: [
    [4, -214],
    [176, -220],
    [190, -46],
  ],
};
