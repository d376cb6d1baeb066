/**
 * Derives the site's colors from the two that the owner can choose. Text stays readable whatever colors they
 * are.
 */
import { SHAPE_CONTRAST, TEXT_CONTRAST, contrast, fromOklch, nearestWithContrast, toOklch } from './colors';
import { THEME_COLORS, type LightDark, type ThemeColor, type ThemeColors } from './theme-colors';

/** The colors chosen by the owner, as `#RRGGBB`. An empty color means the default. */
export interface ChosenColors {
  /** The color of buttons and links. */
  accent: string;
  /** The color of the bands behind titles, which also tints all backgrounds and text. */
  ground: string;
}

const MODES = ['light', 'dark'] as const;

/** The minimum contrast of text on a band: the enhanced contrast in WCAG 2.2 (1.4.6). */
const BAND_CONTRAST = 7;

/**
 * The colors that keep their hue because it means something, such as an error or a rating. All others take on
 * the ground color's hue, except the accent, which the owner chooses separately.
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

/** The text colors, each with the backgrounds it can be on. */
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

/** The maximum tint strength, relative to the default ground color's chroma. */
const TINT_MAX = 1.1;
/** The change in a button's lightness on hover. */
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
      // The dark-mode focus ring stays yellow.
      colors[name] = { light: tint(light), dark: name === 'focus' ? dark : tint(dark) };
  const wall = nearestWithContrast(ground, [colors.fg.light], BAND_CONTRAST);
  const own = toOklch(wall);
  // The sun is always lighter than the wall, and its halo's lightness is in between.
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

/** Derives all of the site's colors from the ones the owner chose. */
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

/** Returns the colors that differ from the default theme. */
export const changedColors = (chosen: ChosenColors): [ThemeColor, LightDark][] =>
  (Object.entries(brandColors(chosen)) as [ThemeColor, LightDark][]).filter(
    ([name, { light, dark }]) => light !== THEME_COLORS[name].light || dark !== THEME_COLORS[name].dark,
  );

/** Returns the readable color nearest to the chosen color, or the chosen color itself if it is readable. */
export function readableColor(use: keyof ChosenColors, chosen: ChosenColors): string {
  const colors = brandColors({ ...chosen, accent: '' });
  return use === 'ground'
    ? nearestWithContrast(chosen.ground, [colors.fg.light], BAND_CONTRAST)
    : nearestWithContrast(chosen.accent, inMode(colors, PAGE, 'light'), TEXT_CONTRAST);
}
