/**
 * The colors of the site with the two that the owner may choose. Whatever they are, every text can be read.
 */
import { SHAPE_CONTRAST, TEXT_CONTRAST, contrast, fromOklch, nearestWithContrast, toOklch } from './colors';
import { THEME_COLORS, type LightDark, type ThemeColor, type ThemeColors } from './theme-colors';

/** Empty where she has chosen none. */
export interface ChosenColors {
  /** Of buttons and links. */
  accent: string;
  /** Of the bands behind titles; all backgrounds, and text, are tinted like it. */
  ground: string;
}

const MODES = ['light', 'dark'] as const;

/** Text on a band is large, and there is much of it: more than the least contrast (WCAG 2.2, 1.4.6). */
const BAND_CONTRAST = 7;

/**
 * These mean something: an error, a rating. The others have the hue of the ground, but for the accent, which
 * is chosen apart.
 */
const UNTINTED: readonly ThemeColor[] = [
  'bg.destructive',
  'fg.error',
  'good.bg',
  'good.fg',
  'warm.bg',
  'warm.fg',
  'star',
];

const PAGE = ['bg', 'bg.subtle', 'bg.card'] as const satisfies readonly ThemeColor[];

/** The texts, each with the backgrounds that it may be on. */
export const TEXTS_ON: readonly (readonly [text: ThemeColor, backgrounds: readonly ThemeColor[]])[] = [
  ['fg', [...PAGE, 'wall']],
  ['fg.muted', PAGE],
  ['fg.error', PAGE],
  ['fg.inverted', ['bg.inverted']],
  ['fg.invertedMuted', ['bg.inverted']],
  ['wall.muted', ['wall']],
  ['accent.text', PAGE],
  ['accent.contrast', ['accent', 'accent.hover']],
];

/** How much more color a ground may have than the site's own. */
const TINT_MAX = 1.1;
/** How much lighter or darker a button becomes under the pointer. */
const HOVER_CHANGE = 0.07;

type Colors = Record<ThemeColor, LightDark>;

const inMode = (colors: ThemeColors, names: readonly ThemeColor[], mode: keyof LightDark): string[] =>
  names.map((name) => colors[name][mode]);

function tinted(ground: string): Colors {
  const { hue, chroma } = toOklch(ground);
  const strength = Math.min(chroma / toOklch(THEME_COLORS.wall.light).chroma, TINT_MAX);
  const tint = (color: string): string => {
    const own = toOklch(color);
    return fromOklch({ ...own, hue, chroma: own.chroma * strength });
  };
  const colors: Colors = { ...THEME_COLORS };
  for (const [name, { light, dark }] of Object.entries(THEME_COLORS) as [ThemeColor, LightDark][])
    if (!UNTINTED.includes(name))
      // The yellow ring of the focus in dark mode is no tint of anything.
      colors[name] = { light: tint(light), dark: name === 'focus' ? dark : tint(dark) };
  const wall = nearestWithContrast(ground, [colors.fg.light], BAND_CONTRAST);
  const own = toOklch(wall);
  // On a wall of any lightness the sun is lighter, and its halo between the two.
  const lighter = (part: number): string =>
    fromOklch({ ...own, lightness: own.lightness + (1 - own.lightness) * part });
  colors.wall = { ...colors.wall, light: wall };
  colors['wall.halo'] = { ...colors['wall.halo'], light: lighter(0.35) };
  colors['wall.sun'] = { ...colors['wall.sun'], light: lighter(0.7) };
  return colors;
}

function accented(chosen: string, colors: ThemeColors, mode: keyof LightDark) {
  const accent = nearestWithContrast(chosen, inMode(colors, [...PAGE, 'wall'], mode), SHAPE_CONTRAST);
  const own = toOklch(accent);
  const text = ['#FFFFFF', THEME_COLORS['accent.contrast'].dark].find(
    (each) => contrast(each, accent) >= TEXT_CONTRAST,
  );
  const onIt = text ?? '#000000';
  const change = onIt === '#FFFFFF' ? -HOVER_CHANGE : HOVER_CHANGE;
  return {
    accent,
    'accent.contrast': onIt,
    'accent.hover': fromOklch({ ...own, lightness: Math.min(Math.max(own.lightness + change, 0), 1) }),
    'accent.text': nearestWithContrast(chosen, inMode(colors, PAGE, mode), TEXT_CONTRAST),
  };
}

/** Returns the colors of the site. */
export function brandColors({ accent, ground }: ChosenColors): ThemeColors {
  if (accent === '' && ground === '') return THEME_COLORS;
  const colors: Colors = ground === '' ? { ...THEME_COLORS } : tinted(ground);
  for (const mode of MODES) {
    const own = accented(accent || THEME_COLORS.accent[mode], colors, mode);
    for (const [name, color] of Object.entries(own) as [ThemeColor, string][])
      colors[name] = { ...colors[name], [mode]: color };
    for (const [text, backgrounds] of TEXTS_ON) {
      const readable = nearestWithContrast(
        colors[text][mode],
        inMode(colors, backgrounds, mode),
        TEXT_CONTRAST,
      );
      colors[text] = { ...colors[text], [mode]: readable };
    }
  }
  return colors;
}

/** Returns the colors that differ from those of the theme. */
export const changedColors = (chosen: ChosenColors): [ThemeColor, LightDark][] =>
  (Object.entries(brandColors(chosen)) as [ThemeColor, LightDark][]).filter(
    ([name, { light, dark }]) => light !== THEME_COLORS[name].light || dark !== THEME_COLORS[name].dark,
  );

/** Returns the nearest color to a chosen one with which text can be read: the color itself if it can. */
export function readableColor(use: keyof ChosenColors, chosen: ChosenColors): string {
  const colors = brandColors({ ...chosen, accent: '' });
  return use === 'ground'
    ? nearestWithContrast(chosen.ground, [colors.fg.light], BAND_CONTRAST)
    : nearestWithContrast(chosen.accent, inMode(colors, PAGE, 'light'), TEXT_CONTRAST);
}
