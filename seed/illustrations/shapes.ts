import { ribbon, short, smooth, type Knot, type RibbonKnot } from './geometry';
import type { Color } from './palette';
import { palette } from './palette';

/** A fragment of SVG markup. */
export type Markup = string;

/** A closed smooth shape through the points. */
export function blob(fill: Color, knots: readonly Knot[], opacity = 1): Markup {
  return path(fill, smooth(knots), opacity);
}

/** A band whose width follows its knots. */
export function band(fill: Color, knots: readonly RibbonKnot[]): Markup {
  return path(fill, ribbon(knots));
}

/** A filled shape from path data. */
export function path(fill: Color, data: string, opacity = 1): Markup {
  return `<path fill="${fill}"${fade(opacity)} d="${data}"/>`;
}

/** An open ink line through the points, with the house's round ends. */
export function line(weight: number, knots: readonly Knot[], stroke: Color = palette.ink): Markup {
  return (
    `<path fill="none" stroke="${stroke}" stroke-width="${short(weight)}" stroke-linecap="round" ` +
    `stroke-linejoin="round" d="${smooth(knots, false)}"/>`
  );
}

export function ellipse(
  fill: Color,
  [x, y]: readonly [number, number],
  radiusX: number,
  radiusY = radiusX,
  turn = 0,
  opacity = 1,
): Markup {
  const rotate = turn === 0 ? '' : ` transform="rotate(${short(turn)} ${short(x)} ${short(y)})"`;
  return (
    `<ellipse fill="${fill}"${fade(opacity)} cx="${short(x)}" cy="${short(y)}" ` +
    `rx="${short(radiusX)}" ry="${short(radiusY)}"${rotate}/>`
  );
}

export function rect(
  fill: Color,
  x: number,
  y: number,
  width: number,
  height: number,
  round = 0,
  opacity = 1,
): Markup {
  const corner = round === 0 ? '' : ` rx="${short(round)}"`;
  return (
    `<rect fill="${fill}"${fade(opacity)} x="${short(x)}" y="${short(y)}" ` +
    `width="${short(width)}" height="${short(height)}"${corner}/>`
  );
}

/** A straight-edged shape. */
export function polygon(fill: Color, points: readonly (readonly [number, number])[], opacity = 1): Markup {
  const list = points.map(([x, y]) => `${short(x)},${short(y)}`).join(' ');
  return `<polygon fill="${fill}"${fade(opacity)} points="${list}"/>`;
}

interface Placement {
  x?: number;
  y?: number;
  scale?: number;
  turn?: number;
  flip?: boolean;
}

/** Moves, turns (degrees, clockwise), sizes and mirrors what it is given, about its own origin. */
export function place(
  { x = 0, y = 0, scale = 1, turn = 0, flip = false }: Placement,
  content: Markup,
): Markup {
  const steps = [`translate(${short(x)} ${short(y)})`];
  if (turn !== 0) steps.push(`rotate(${short(turn)})`);
  if (scale !== 1 || flip) steps.push(`scale(${flip ? -scale : scale} ${scale})`);
  return `<g transform="${steps.join(' ')}">${content}</g>`;
}

/** Shows the content only inside the outline (path data): markings, shadows and pictures in a window. */
export function inside(outline: string, content: Markup): Markup {
  const id = `clip-${fingerprint(outline)}`;
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}

/** The path data of a door or window with a round top; `x` is its middle and `y` its foot. */
export function archPath(x: number, y: number, width: number, height: number): string {
  const radius = width / 2;
  const spring = short(y - height + radius);
  return (
    `M${short(x - radius)} ${short(y)}V${spring}A${short(radius)} ${short(radius)} 0 0 1 ` +
    `${short(x + radius)} ${spring}V${short(y)}Z`
  );
}

/** The path data of a rectangle, for `inside`. */
export function rectPath(x: number, y: number, width: number, height: number): string {
  return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`;
}

/** A whole picture. */
export function picture(width: number, height: number, content: Markup): Markup {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `width="${width}" height="${height}">${content}</svg>`
  );
}

function fade(opacity: number): string {
  return opacity === 1 ? '' : ` opacity="${opacity}"`;
}

/** A short stable name for a clip path: equal outlines may share it, as they clip alike. */
function fingerprint(text: string): string {
  let hash = 5381;
  for (const character of text) hash = ((hash << 5) + hash + character.charCodeAt(0)) >>> 0;
  return hash.toString(36);
}
