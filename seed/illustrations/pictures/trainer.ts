import { mirrored, ribbon, smooth } from '../geometry';
import { palette } from '../palette';
import { trainerLook } from '../people/trainer';
import { satoHead } from '../portraits/street';
import { flamboyan, seaView } from '../scenery/nature';
import { band, blob, ellipse, inside, line, path, picture, place, type Markup } from '../shapes';

const { skin, hairColor } = trainerLook;
const LINE = 6;

const view = seaView(
  { x: 0, y: 0, width: 1000, height: 1250 },
  { horizon: 0.62, sunX: 0.3, sunY: 0.36, sunSize: 0.2 },
);

const hairBack =
  ellipse(hairColor, [30, -206], 66, 58, 12) +
  blob(
    hairColor,
    mirrored([
      [0, -192],
      [86, -174],
      [126, -96],
      [122, 0],
      [104, 50],
      [0, 60],
    ]),
  );

const faceOutline = smooth(
  mirrored([
    [0, -156],
    [68, -144],
    [102, -84],
    [106, -12],
    [96, 60],
    [66, 116],
    [28, 144],
    [0, 149],
  ]),
);

const features: Markup = [
  [-1, 1].map((side) => ellipse(palette.red, [side * 62, 48], 25, 17, 0, 0.15)).join(''),
  [-1, 1]
    .map((side) =>
      line(
        LINE + 2,
        [
          [side * 68, -44],
          [side * 48, -55],
          [side * 24, -47],
        ],
        hairColor,
      ),
    )
    .join(''),
  [-1, 1]
    .map(
      (side) =>
        ellipse(palette.white, [side * 43, -8], 17, 12) +
        ellipse(palette.ink, [side * 43, -8], 10.5, 12) +
        ellipse(palette.white, [side * 43 + 4, -12], 3.4) +
        line(LINE, [
          [side * 23, -12],
          [side * 42, -23],
          [side * 60, -15],
          [side * 67, -21],
        ]),
    )
    .join(''),
  line(
    LINE,
    [
      [4, -6],
      [13, 26],
      [12, 38],
      [-4, 42],
      [-11, 38],
    ],
    skin.shade,
  ),
  blob(palette.redDeep, [
    [-44, 72, 'corner'],
    [-16, 80],
    [16, 80],
    [44, 72, 'corner'],
    [26, 100],
    [0, 108],
    [-26, 100],
  ]),
  blob(palette.white, [
    [-37, 76, 'corner'],
    [-14, 81],
    [14, 81],
    [37, 76, 'corner'],
    [22, 90],
    [0, 94],
    [-22, 90],
  ]),
  line(
    LINE - 2,
    [
      [-50, 66],
      [-44, 72],
    ],
    skin.shade,
  ),
  line(
    LINE - 2,
    [
      [50, 66],
      [44, 72],
    ],
    skin.shade,
  ),
].join('');

const hairFront =
  blob(hairColor, [
    [-8, -190],
    [-78, -178],
    [-122, -104],
    [-118, -8],
    [-104, 28],
    [-98, -30],
    [-88, -74],
    [-46, -104],
    [16, -130, 'corner'],
    [60, -104],
    [90, -70],
    [99, -30],
    [106, 26],
    [119, -10],
    [122, -104],
    [82, -176],
    [34, -194],
  ]) +
  line(
    4,
    [
      [10, -140],
      [-52, -136],
      [-100, -84],
    ],
    palette.coatBrown,
  ) +
  line(
    4,
    [
      [34, -148],
      [86, -114],
      [110, -66],
    ],
    palette.coatBrown,
  );

const head = place(
  { x: 420, y: 420, turn: 4 },
  [
    hairBack,
    [-1, 1]
      .map(
        (side) => ellipse(skin.shade, [side * 105, 4], 18, 30) + ellipse(palette.sun, [side * 108, 44], 10),
      )
      .join(''),
    path(skin.base, faceOutline),
    inside(
      faceOutline,
      blob(
        skin.shade,
        [
          [40, -200],
          [88, -60],
          [82, 40],
          [50, 110],
          [-20, 152],
          [40, 220],
          [220, 100],
          [200, -160],
        ],
        0.3,
      ),
    ),
    features,
    hairFront,
  ].join(''),
);

const torso = smooth([
  [330, 640],
  [240, 676],
  [196, 740],
  [204, 900],
  [226, 1040],
  [214, 1300],
  [640, 1300],
  [628, 1040],
  [648, 900],
  [654, 740],
  [604, 676],
  [514, 640],
  [424, 700],
]);

const body = [
  path(
    skin.shade,
    ribbon([
      [422, 520, 62],
      [422, 600, 58],
      [422, 690, 76],
    ]),
  ),
  blob(skin.base, [
    [340, 640],
    [380, 622],
    [422, 664],
    [464, 622],
    [506, 640],
    [422, 760],
  ]),
  path(trainerLook.top, torso),
  inside(
    torso,
    blob(
      trainerLook.topShade,
      [
        [586, 760],
        [596, 840],
        [570, 1000],
        [590, 1300],
        [720, 1300],
        [720, 760],
      ],
      0.7,
    ),
  ),
  blob(palette.sand, [
    [328, 636],
    [352, 622],
    [424, 728],
    [412, 772],
    [352, 716],
  ]),
  blob(palette.sand, [
    [516, 636],
    [492, 622],
    [424, 728],
    [436, 772],
    [498, 716],
  ]),
  line(
    LINE,
    [
      [424, 732],
      [424, 800],
      [424, 850],
    ],
    palette.sand,
  ),
  ellipse(palette.sandShade, [438, 790], 6),
  ellipse(palette.sandShade, [438, 836], 6),
].join('');

/** The whistle on its cord. */
const whistle = [
  line(
    LINE,
    [
      [352, 690],
      [360, 800],
      [398, 900],
    ],
    palette.red,
  ),
  line(
    LINE,
    [
      [496, 690],
      [480, 800],
      [404, 900],
    ],
    palette.red,
  ),
  band(palette.sun, [
    [400, 916, 15],
    [400, 950, 15],
  ]),
  ellipse(palette.sun, [388, 962], 24),
  ellipse(palette.coatBrown, [388, 962], 8),
].join('');

const nearArm = [
  band(skin.base, [
    [222, 800, 56],
    [176, 960, 46],
    [204, 1110, 38],
    [286, 1270, 36],
  ]),
  band(trainerLook.top, [
    [256, 736, 60],
    [210, 830, 62],
    [186, 910, 60],
  ]),
  line(
    LINE,
    [
      [262, 820],
      [252, 880],
      [256, 940],
    ],
    trainerLook.topShade,
  ),
  line(
    LINE,
    [
      [130, 916],
      [180, 938],
      [242, 934],
    ],
    palette.sand,
  ),
].join('');

const companion = place({ x: 700, y: 960, scale: 1.28, turn: -5 }, satoHead);

/** Her other arm, round the dog. */
const embrace =
  band(trainerLook.top, [
    [594, 738, 60],
    [640, 830, 62],
    [668, 920, 56],
  ]) +
  line(
    LINE,
    [
      [584, 826],
      [590, 872],
      [602, 920],
    ],
    trainerLook.topShade,
  );

/** The flowering bough that leans in from the right. */
const bough = flamboyan(
  [
    [1040, 70, 22],
    [900, 90, 15],
    [790, 70, 9],
    [700, 100, 4],
  ],
  [
    { x: 930, y: 90, turn: 100, size: 190 },
    { x: 850, y: 84, turn: 70, size: 170 },
    { x: 780, y: 76, turn: 130, size: 170 },
    { x: 720, y: 94, turn: 176, size: 150 },
    { x: 980, y: 80, turn: 60, size: 200 },
  ],
  [
    { x: 960, y: 60, size: 48 },
    { x: 882, y: 116, size: 42, turn: 30 },
    { x: 830, y: 52, size: 40, turn: 60 },
    { x: 762, y: 104, size: 42, turn: 10 },
    { x: 700, y: 96, size: 36, turn: 44 },
    { x: 990, y: 136, size: 40, turn: 20 },
  ],
);

/** The trainer, half length, with her sato. */
export const trainer = picture(
  1000,
  1250,
  [view, place({ x: -40, y: 130 }, bough), body, head, whistle, nearArm, embrace, companion].join(''),
);
