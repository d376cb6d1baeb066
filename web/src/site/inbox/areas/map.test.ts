import { expect, it } from 'vitest';
import { COASTS, namedDots, nameBox, x, y, type Dot } from './map';
import { placeOf, TOWNS } from './towns';

type Point = readonly [number, number];

/** The outlines of the islands as polygons. */
const ISLANDS: Point[][] = COASTS.split('Z').map((path) =>
  [...path.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, left, top]): Point => [Number(left), Number(top)]),
);

/**
 * Returns whether a point is inside a polygon, meaning that a ray from the point crosses an odd number of
 * sides.
 */
function isWithin([left, top]: Point, polygon: readonly Point[]): boolean {
  const crossed = polygon.filter(([x1, y1], index) => {
    const [x2, y2] = polygon[(index + 1) % polygon.length] ?? [0, 0];
    return y1 > top !== y2 > top && left < ((x2 - x1) * (top - y1)) / (y2 - y1) + x1;
  });
  return crossed.length % 2 === 1;
}

const dot = (name: string, isHome = false): Dot => {
  const at = placeOf(name);
  if (!at) throw new Error(`Unknown town: ${name}`);
  return { name, at, isHome };
};

it('the map contains all 78 municipalities, and each one is on land', () => {
  expect(TOWNS.size).toBe(78);
  const atSea = [...TOWNS].filter(([, at]) => !ISLANDS.some((island) => isWithin([x(at), y(at)], island)));
  expect(atSea).toEqual([]);
});

it('towns are found by name, with or without accents, and other places are not found', () => {
  expect(placeOf('Mayagüez')).toEqual(placeOf('mayaguez '));
  expect(placeOf('Cabo Rojo')).toBeDefined();
  expect(placeOf('Orlando')).toBeUndefined();
  expect(placeOf('constructor')).toBeUndefined();
});

it('town names on the map overlap neither towns nor each other', () => {
  const far = [dot('San Juan', true), dot('Ponce'), dot('Mayagüez')];
  expect(namedDots(far)).toEqual(far);
  const near = namedDots([...TOWNS.keys()].map((name) => dot(name)));
  expect(near.length).toBeGreaterThan(1);
  for (const one of near)
    for (const other of near.filter((each) => each !== one)) {
      const [a, b] = [nameBox(one), nameBox(other)];
      expect(a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]).toBe(false);
    }
});
