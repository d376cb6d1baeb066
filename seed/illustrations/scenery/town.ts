import { itemAt } from '../geometry';
import { palette, type Color } from '../palette';
import { archPath, ellipse, inside, path, place, rect, rectPath, type Markup } from '../shapes';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The bluish cobbles of Old San Juan: quiet rows of bricks, a few of them lighter or darker. */
export function cobbles({ x, y, width, height }: Box, row = 44): Markup {
  const tones = [palette.skyDeep, palette.greyLight, palette.skyDeep, palette.skyDeep, palette.sky];
  const rows = Math.ceil(height / row);
  const bricks = Array.from({ length: rows }, (_, line) => {
    const brick = row * (2 + line * 0.25);
    const shift = (line % 2) * brick * 0.5;
    return Array.from({ length: Math.ceil(width / brick) + 1 }, (_unused, column) => {
      const tone = itemAt(tones, (column * 7 + line * 3) % tones.length);
      return rect(tone, x + column * brick - shift, y + line * row + 3, brick - 6, row - 6, row * 0.22, 0.55);
    }).join('');
  }).join('');
  return rect(palette.greyLight, x, y, width, height) + inside(rectPath(x, y, width, height), bricks);
}

interface Arch {
  x: number;
  foot: number;
  width: number;
  height: number;
  frame?: Color;
  depth?: Color;
  reveal?: number;
}

/** An opening with a round top, its moulded frame, the thickness of the wall, and the view through it. */
export function arch(options: Arch, view: Markup): Markup {
  const { x, foot, width, height, frame = palette.white, depth = palette.sandShade, reveal = 26 } = options;
  const opening = archPath(x, foot, width, height);
  return (
    path(frame, archPath(x, foot, width + 64, height + 32)) +
    path(depth, opening) +
    inside(opening, place({ x: reveal, y: reveal * 0.4 }, inside(opening, view)))
  );
}

/** A panelled double door with a fanlight. */
export function door({
  x,
  foot,
  width,
  height,
  frame = palette.white,
  depth: leaf = palette.teal,
}: Arch): Markup {
  const opening = archPath(x, foot, width, height);
  const spring = foot - height + width / 2;
  const shade = leaf === palette.teal ? palette.ink : palette.redDeep;
  const panel = (left: number, top: number, tall: number) =>
    rect(shade, left, top, width * 0.3, tall, 6, 0.55);
  const tall = foot - spring;
  const rays = [-60, -30, 0, 30, 60]
    .map((turn) => place({ x, y: spring, turn }, rect(leaf, -5, -width / 2, 10, width / 2)))
    .join('');
  return [
    path(frame, archPath(x, foot, width + 48, height + 24)),
    path(leaf, opening),
    inside(opening, rect(palette.sunPale, x - width / 2, foot - height, width, width / 2) + rays),
    ellipse(leaf, [x, spring], width * 0.14),
    rect(leaf, x - width / 2, spring - 6, width, 22),
    rect(shade, x - 3, spring + 16, 6, tall - 16),
    panel(x - width * 0.4, spring + 40, tall * 0.34),
    panel(x + width * 0.1, spring + 40, tall * 0.34),
    panel(x - width * 0.4, spring + 66 + tall * 0.34, tall * 0.42),
    panel(x + width * 0.1, spring + 66 + tall * 0.34, tall * 0.42),
    ellipse(palette.sun, [x + width * 0.06, spring + tall * 0.5], 8),
  ].join('');
}

/** A louvred shutter window. */
export function shutters(
  { x, y, width, height }: Box,
  leaf: Color = palette.palm,
  slat: Color = palette.tealMid,
): Markup {
  const slats = Math.floor(height / 24);
  const half = width / 2;
  const wing = (left: number) =>
    rect(leaf, left, y, half - 3, height, 4) +
    Array.from({ length: slats - 1 }, (_, index) =>
      rect(slat, left + 12, y + 16 + index * 24, half - 27, 9, 4),
    ).join('');
  return rect(palette.white, x - 18, y - 18, width + 36, height + 36, 6) + wing(x) + wing(x + half + 3);
}

/** A balcony of turned iron bars. */
export function balcony({ x, y, width, height }: Box): Markup {
  const bars = Math.floor(width / 34);
  const gap = width / bars;
  const rails = Array.from({ length: bars + 1 }, (_, index) =>
    rect(palette.ink, x + index * gap - 3, y, 6, height),
  ).join('');
  return (
    rect(palette.sandShade, x - 26, y + height, width + 52, 22, 4) +
    rails +
    rect(palette.ink, x - 8, y - 8, width + 16, 12, 6) +
    rect(palette.ink, x - 4, y + height - 10, width + 8, 8)
  );
}

/** A sentry box of the old city wall, standing on its parapet; `y` is the top of the wall. */
export function garita(x: number, y: number, scale: number): Markup {
  const dome = `M-46 -120C-46 -176 -20 -196 0 -204C20 -196 46 -176 46 -120Z`;
  return place(
    { x, y, scale },
    rect(palette.sandDeep, -44, -122, 88, 160) +
      rect(palette.sandShade, 14, -122, 30, 160) +
      path(palette.sandDeep, dome) +
      path(palette.sandShade, 'M14 -120V-198C30 -188 46 -170 46 -120Z') +
      rect(palette.sandShade, -54, -130, 108, 14, 5) +
      ellipse(palette.sandDeep, [0, -212], 9) +
      path(palette.ink, archPath(-8, -50, 18, 46), 0.55),
  );
}

/** A terrace of façades in Old San Juan's colors, cut by the picture's edges. */
export function facades({ x, y, width, height }: Box, colors: readonly Color[]): Markup {
  const each = width / colors.length;
  const foot = y + height;
  return colors
    .map((color, index) => {
      const left = x + index * each;
      const top = y + (index % 3) * height * 0.07;
      const middle = left + each / 2;
      const windowWidth = each * 0.26;
      const window = (centre: number) =>
        path(palette.white, archPath(centre, top + height * 0.42, windowWidth + 22, height * 0.27 + 11)) +
        path(
          index % 2 === 0 ? palette.tealMid : palette.seaDeep,
          archPath(centre, top + height * 0.42, windowWidth, height * 0.27),
        );
      return [
        rect(color, left, top, each + 1, foot - top),
        rect(palette.white, left - 4, top - 14, each + 8, 26, 4),
        rect(palette.ink, left + each - each * 0.06, top + 12, each * 0.06, foot - top, 0, 0.06),
        window(middle - each * 0.22),
        window(middle + each * 0.22),
        balcony({ x: left + each * 0.1, y: top + height * 0.33, width: each * 0.8, height: height * 0.1 }),
        path(palette.white, archPath(middle, foot, each * 0.34 + 26, height * 0.36 + 13)),
        path(
          index % 2 === 0 ? palette.coatBrown : palette.teal,
          archPath(middle, foot, each * 0.34, height * 0.36),
        ),
        rect(palette.ink, middle - 2, foot - height * 0.3, 4, height * 0.3, 0, 0.4),
      ].join('');
    })
    .join('');
}

/** A soft contact shadow on the ground. */
export function groundShadow(x: number, y: number, width: number, height = width * 0.09): Markup {
  return ellipse(palette.ink, [x, y], width / 2, height, 0, 0.16);
}

/** A window in a white frame, with what is seen through it. */
export function framedWindow({ x, y, width, height }: Box, view: Markup): Markup {
  const middle = x + width / 2;
  return [
    rect(palette.white, x - 22, y - 22, width + 44, height + 44, 8),
    inside(rectPath(x, y, width, height), view),
    rect(palette.white, middle - 6, y, 12, height),
    rect(palette.white, x, y + height * 0.42, width, 12),
    rect(palette.sandShade, x - 40, y + height + 18, width + 80, 22, 6),
  ].join('');
}

/** A slatted bench with iron feet; `y` is the ground. */
export function bench(x: number, y: number, width: number): Markup {
  const foot = (at: number) => rect(palette.ink, at, y - 150, 14, 150, 6);
  return [
    rect(palette.tealMid, x, y - 300, width, 26, 8),
    rect(palette.tealMid, x, y - 258, width, 26, 8),
    rect(palette.ink, x + 40, y - 300, 12, 150),
    rect(palette.ink, x + width - 52, y - 300, 12, 150),
    foot(x + 40),
    foot(x + width - 54),
    rect(palette.teal, x - 10, y - 170, width + 20, 28, 10),
  ].join('');
}
