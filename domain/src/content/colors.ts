/**
 * Computes the contrast between `#RRGGBB` colors (WCAG 2.2) and finds the nearest color with enough contrast.
 * The search works in OKLCH (https://bottosson.github.io/posts/oklab/), where changing the lightness doesn't
 * change the perceived hue.
 */

/** The minimum contrast for text and for shapes such as buttons (WCAG 2.2, 1.4.3 and 1.4.11). */
export const TEXT_CONTRAST = 4.5;
export const SHAPE_CONTRAST = 3;

export const COLOR_PATTERN = /^#[0-9A-F]{6}$/;

export interface Oklch {
  /** The perceived lightness, from 0 for black to 1 for white. */
  lightness: number;
  /** The amount of color: 0 for gray, about 0.3 for the most saturated colors that screens can show. */
  chroma: number;
  /** The hue angle in radians. */
  hue: number;
}

type Triple = readonly [number, number, number];

const channelsOf = (color: string): Triple => [
  parseInt(color.slice(1, 3), 16) / 255,
  parseInt(color.slice(3, 5), 16) / 255,
  parseInt(color.slice(5, 7), 16) / 255,
];

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const toGamma = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color);
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** Returns the contrast ratio between two colors, from 1 for equal colors to 21 for black and white. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

export function toOklch(color: string): Oklch {
  const [r, g, b] = channelsOf(color).map(toLinear) as unknown as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bb),
    hue: Math.atan2(bb, a),
  };
}

/** Returns a color's RGB channels. If screens can't show the color, a channel is below 0 or above 1. */
function channelsIn({ lightness, chroma, hue }: Oklch): Triple {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toGamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toGamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toGamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const isShown = (channel: number): boolean => channel > -0.001 && channel < 1.001;
const hexOf = (channel: number): string =>
  Math.round(Math.min(Math.max(channel, 0), 1) * 255)
    .toString(16)
    .padStart(2, '0');

/** The number of bisection steps in the search for the highest chroma that screens can show. */
const HALVINGS = 12;

/** Returns a color as `#RRGGBB`. Reduces its chroma if screens can't show it. */
export function fromOklch(color: Oklch): string {
  let channels = channelsIn(color);
  if (!channels.every(isShown)) {
    let [least, most] = [0, color.chroma];
    for (let step = 0; step < HALVINGS; step += 1) {
      const chroma = (least + most) / 2;
      if (channelsIn({ ...color, chroma }).every(isShown)) least = chroma;
      else most = chroma;
    }
    channels = channelsIn({ ...color, chroma: least });
  }
  return `#${channels.map(hexOf).join('')}`.toUpperCase();
}

const LIGHTNESS_STEP = 0.005;

/** Returns whether a color has at least the given contrast with each of the other colors. */
export const hasContrast = (color: string, others: readonly string[], least: number): boolean =>
  others.every((other) => contrast(color, other) >= least);

/**
 * Returns the given color if it has at least the given contrast with each of the other colors. Otherwise,
 * returns the color nearest in lightness that has the same hue and enough contrast. The other colors must be
 * all light or all dark, so that black or white, the last resort, always has enough contrast.
 */
export function nearestWithContrast(color: string, others: readonly string[], least: number): string {
  if (hasContrast(color, others, least)) return color;
  const own = toOklch(color);
  for (let change = LIGHTNESS_STEP; change <= 1; change += LIGHTNESS_STEP) {
    for (const lightness of [own.lightness - change, own.lightness + change]) {
      if (lightness < 0 || lightness > 1) continue;
      const candidate = fromOklch({ ...own, lightness });
      if (hasContrast(candidate, others, least)) return candidate;
    }
  }
  return hasContrast('#000000', others, least) ? '#000000' : '#FFFFFF';
}
