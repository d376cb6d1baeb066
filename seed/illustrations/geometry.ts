/** A point of an outline; a third member `'corner'` keeps it sharp. */
export type Knot = readonly [x: number, y: number] | readonly [x: number, y: number, kind: 'corner'];

/** A point of a ribbon's centre line, with the ribbon's half width there. */
export type RibbonKnot = readonly [x: number, y: number, radius: number];

/** Writes a coordinate with one decimal at most. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Returns an item of a list; throws a `RangeError` for an index out of range. */
export function itemAt<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new RangeError(`Point ${index} of ${list.length} does not exist`);
  return item;
}

/** How far a curve's handles reach towards the next point; a third draws nearly circular arcs. */
const HANDLE = 0.36;

/** The path data of a smooth line through the points, closed unless told otherwise. */
export function smooth(knots: readonly Knot[], closed = true): string {
  const count = knots.length;
  const at = (index: number): Knot =>
    itemAt(knots, closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1));
  const handle = (index: number, towards: 1 | -1): readonly [number, number] => {
    const [x, y, kind] = at(index);
    if (kind === 'corner') return [x, y];
    const [beforeX, beforeY] = at(index - 1);
    const [afterX, afterY] = at(index + 1);
    const [nextX, nextY] = at(index + towards);
    const span = Math.hypot(afterX - beforeX, afterY - beforeY) || 1;
    const reach = (HANDLE * Math.hypot(nextX - x, nextY - y) * towards) / span;
    return [x + (afterX - beforeX) * reach, y + (afterY - beforeY) * reach];
  };
  const pair = (point: readonly [number, number, ...unknown[]]) => `${short(point[0])} ${short(point[1])}`;
  const steps = Array.from(
    { length: closed ? count : count - 1 },
    (_, index) => `C${pair(handle(index, 1))} ${pair(handle(index + 1, -1))} ${pair(at(index + 1))}`,
  );
  return `M${pair(at(0))}${steps.join('')}${closed ? 'Z' : ''}`;
}

/** Points on a smooth centre line, `perSpan` for each stretch between two knots. */
function sample(knots: readonly RibbonKnot[], perSpan: number): RibbonKnot[] {
  const at = (index: number) => itemAt(knots, Math.min(Math.max(index, 0), knots.length - 1));
  const blend = (a: number, b: number, c: number, d: number, t: number) =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  const points: RibbonKnot[] = [];
  for (let span = 0; span < knots.length - 1; span += 1) {
    const [p0, p1, p2, p3] = [at(span - 1), at(span), at(span + 1), at(span + 2)];
    for (let step = 0; step < perSpan; step += 1) {
      const t = step / perSpan;
      points.push([
        blend(p0[0], p1[0], p2[0], p3[0], t),
        blend(p0[1], p1[1], p2[1], p3[1], t),
        Math.max(0.5, blend(p0[2], p1[2], p2[2], p3[2], t)),
      ]);
    }
  }
  return [...points, at(knots.length - 1)];
}

/** The path data of a band with round ends whose width follows its knots: limbs, necks, tails. */
export function ribbon(knots: readonly RibbonKnot[], perSpan = 5): string {
  const points = sample(knots, perSpan);
  const heading = (index: number) => {
    const before = itemAt(points, Math.max(index - 1, 0));
    const after = itemAt(points, Math.min(index + 1, points.length - 1));
    return Math.atan2(after[1] - before[1], after[0] - before[0]);
  };
  const edge = (index: number, turn: number): Knot => {
    const [x, y, radius] = itemAt(points, index);
    const angle = heading(index) + turn;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  };
  // In a tight bend the inner edge folds back into the band: those points would cut holes.
  const isFolded = ([x, y]: Knot) =>
    points.some(([cx, cy, radius]) => Math.hypot(x - cx, y - cy) < radius * 0.96);
  const last = points.length - 1;
  const left = points.map((_, index) => edge(index, -Math.PI / 2));
  const right = points.map((_, index) => edge(index, Math.PI / 2)).reverse();
  const cap = (index: number, turns: readonly number[]) => turns.map((turn) => edge(index, turn));
  return smooth(
    [
      ...left,
      ...cap(last, [-Math.PI / 4, 0, Math.PI / 4]),
      ...right,
      ...cap(0, [(3 * Math.PI) / 4, Math.PI, (5 * Math.PI) / 4]),
    ].filter((knot) => !isFolded(knot)),
  );
}

/** The right half of an outline, top to bottom, completed with its mirror image about `x = 0`. */
export function mirrored(half: readonly Knot[]): Knot[] {
  const flip = (knot: Knot): Knot => (knot.length === 3 ? [-knot[0], knot[1], knot[2]] : [-knot[0], knot[1]]);
  const offAxis = half.filter(([x]) => x !== 0);
  return [...half, ...offAxis.reverse().map(flip)];
}
