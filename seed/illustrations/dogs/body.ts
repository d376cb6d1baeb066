import { itemAt, ribbon, smooth, type Knot, type RibbonKnot } from '../geometry';
import { palette, type Color } from '../palette';
import { band, ellipse, inside, line, path, place, type Markup } from '../shapes';
import { profileHead, type ProfileHead } from './profile-head';

/** A leg's centre line from shoulder or hip to the ankle; its paw points along the ground. */
interface Leg {
  bones: readonly RibbonKnot[];
  /** Where the paw rests, and how it is turned; left out, it lies below the last bone. */
  paw?: readonly [x: number, y: number, turn?: number];
  /** A folded leg, which lies on the ground: its sock covers no more than the paw. */
  folded?: boolean;
}

/** A pose, with the ground at `y = 0` and the dog about 300 high at the withers, looking right. */
export interface Pose {
  torso: readonly RibbonKnot[] | readonly Knot[];
  neck: readonly RibbonKnot[];
  farLegs: readonly Leg[];
  nearLegs: readonly Leg[];
  tail: readonly RibbonKnot[];
  head: { x: number; y: number; turn?: number };
  /** The light patch of the chest, cut to neck and torso. */
  chest: readonly Knot[];
  collar: readonly Knot[];
  /** The line of the thigh over the flank, where the pose shows it. */
  thigh?: readonly Knot[];
}

export interface Dog extends Omit<ProfileHead, 'marks'> {
  pose: Pose;
  /** `null` for a bare neck. */
  collarColor?: Color | null;
  /** The height of light socks above the ground. */
  socks?: number;
  headScale?: number;
  headTurn?: number;
  headMarks?: Markup;
  /** Drawn over the body and cut to its outline: saddle, spots. */
  bodyMarks?: Markup;
  /** Replaces the pose's tail. */
  tail?: Markup;
  overHead?: Markup;
}

/** A whole dog in profile, looking right. */
export function dog(options: Dog): Markup {
  const { pose, coat, socks = 0, headScale = 1, collarColor = palette.red, weight = 4 } = options;
  const torso = outline(pose.torso);
  const neck = ribbon(pose.neck);
  const light = coat.light ?? coat.base;
  const chest = path(light, smooth(pose.chest));
  const marks = options.bodyMarks ?? '';
  const collar =
    collarColor === null ? '' : inside(neck, line(20, pose.collar, collarColor)) + tag(pose.collar);
  return [
    options.tail ?? band(coat.base, pose.tail),
    ...pose.farLegs.map((limb) => leg(limb, coat.shade, socks > 0 ? light : coat.shade, socks)),
    path(coat.shade, torso),
    inside(torso, place({ y: -16 }, path(coat.base, torso))),
    path(coat.base, neck),
    inside(torso, chest + marks),
    inside(neck, chest + marks),
    ...pose.nearLegs.map((limb) => leg(limb, coat.base, socks > 0 ? light : coat.base, socks)),
    pose.thigh ? line(weight, pose.thigh, coat.shade) : '',
    place(
      {
        x: pose.head.x,
        y: pose.head.y,
        turn: (pose.head.turn ?? 0) + (options.headTurn ?? 0),
        scale: headScale,
      },
      profileHead({ ...options, marks: options.headMarks ?? '' }) + (options.overHead ?? ''),
    ),
    collar,
  ].join('');
}

function outline(knots: Pose['torso']): string {
  return isRibbon(knots) ? ribbon(knots) : smooth(knots);
}

function isRibbon(knots: Pose['torso']): knots is readonly RibbonKnot[] {
  return typeof knots[0]?.[2] === 'number';
}

function leg({ bones, paw, folded = false }: Leg, fill: Color, sock: Color, sockHeight: number): Markup {
  const ankle = itemAt(bones, bones.length - 1);
  const [x, y, turn = 0] = paw ?? [ankle[0] + 9, ankle[1] + 3];
  const shape = ribbon(bones);
  const above = `M-2000 ${y - sockHeight}h4000v400h-4000Z`;
  return (
    path(fill, shape) +
    (sockHeight > 0 && !folded ? inside(shape, path(sock, above)) : '') +
    ellipse(sock, [x, y], 25, 14, turn)
  );
}

/** A round tag hangs from the collar's front end. */
function tag(collar: readonly Knot[]): Markup {
  const [x, y] = itemAt(collar, collar.length - 1);
  return ellipse(palette.sun, [x - 5, y + 15], 9);
}
