/** The colors of the site by purpose, in light and in dark mode, before the owner has chosen her own (`brand-colors.ts`). */

export interface LightDark {
  light: string;
  dark: string;
}

/** Stucco (background), mangrove (text) and one accent, the red of the flamboyán tree. Components use the colors by purpose below. */
export const PALETTE = {
  white: '#FFFFFF',
  stucco: '#FFFCF7',
  'sand.100': '#F6EFE3',
  'sand.200': '#E8D9C0',
  'mangrove.50': '#EDF3F0',
  'mangrove.200': '#B9CCC4',
  'mangrove.300': '#8AA299',
  'mangrove.400': '#6C847B',
  'mangrove.600': '#4A5F58',
  'mangrove.700': '#24483F',
  'mangrove.900': '#17302B',
  'flamboyan.300': '#F7A58F',
  'flamboyan.400': '#EF6B4A',
  'flamboyan.500': '#D1401F',
  'flamboyan.600': '#B5341A',
  'flamboyan.700': '#942A14',
  'sun.50': '#FDF3DF',
  'sun.100': '#F8E0C4',
  'sun.200': '#FBE6BC',
  'sun.400': '#F2B84B',
  'sun.800': '#57430F',
  clay: '#F0D3BD',
  // The dark mode's backgrounds.
  'night.950': '#0D1A17',
  'night.900': '#132520',
  'night.800': '#182D27',
  'night.700': '#1F362F',
  'night.600': '#2A443C',
  'night.500': '#345047',
  'night.wall': '#2F4640',
  'night.sun': '#26402F',
  'night.halo': '#1C352C',
  'night.wallSun': '#4A5F4F',
  'night.wallHalo': '#3A5148',
  'cream.100': '#F5EDDF',
  'cream.200': '#DDD6C8',
  'cream.300': '#B9C6BE',
} as const;

const lightDark = (light: keyof typeof PALETTE, dark: keyof typeof PALETTE): LightDark => ({
  light: PALETTE[light],
  dark: PALETTE[dark],
});

export const THEME_COLORS = {
  bg: lightDark('stucco', 'night.900'),
  'bg.subtle': lightDark('sand.100', 'night.800'),
  'bg.card': lightDark('white', 'night.700'),
  'bg.inverted': lightDark('mangrove.900', 'night.950'),
  /** Skeletons. */
  'bg.placeholder': lightDark('sand.200', 'night.600'),
  'bg.destructive': lightDark('flamboyan.700', 'flamboyan.700'),
  /** The overlay behind a dialog. */
  backdrop: lightDark('mangrove.900', 'night.950'),
  fg: lightDark('mangrove.900', 'cream.100'),
  'fg.muted': lightDark('mangrove.600', 'cream.300'),
  'fg.inverted': lightDark('sand.100', 'cream.100'),
  'fg.invertedMuted': lightDark('mangrove.200', 'mangrove.200'),
  'fg.error': lightDark('flamboyan.700', 'flamboyan.300'),
  border: lightDark('sand.200', 'night.500'),
  'border.control': lightDark('mangrove.400', 'mangrove.300'),
  'border.inverted': lightDark('mangrove.600', 'night.500'),
  accent: lightDark('flamboyan.500', 'flamboyan.400'),
  'accent.hover': lightDark('flamboyan.600', 'flamboyan.300'),
  'accent.text': lightDark('flamboyan.600', 'flamboyan.300'),
  'accent.contrast': lightDark('white', 'night.950'),
  'good.bg': lightDark('mangrove.50', 'mangrove.700'),
  'good.fg': lightDark('mangrove.700', 'mangrove.50'),
  'warm.bg': lightDark('sun.200', 'sun.800'),
  'warm.fg': lightDark('mangrove.900', 'sun.200'),
  star: lightDark('sun.400', 'sun.400'),
  'star.empty': lightDark('sand.200', 'night.500'),
  focus: lightDark('mangrove.700', 'sun.400'),
  /** The wall in the hero picture, continued by the background around it. */
  wall: lightDark('clay', 'night.wall'),
  'wall.muted': lightDark('mangrove.700', 'cream.200'),
  /** `SunDisc` and its halo, on the page background and on `wall`. */
  sun: lightDark('sun.200', 'night.sun'),
  'sun.halo': lightDark('sun.50', 'night.halo'),
  'wall.sun': lightDark('sun.200', 'night.wallSun'),
  'wall.halo': lightDark('sun.100', 'night.wallHalo'),
} as const;

export type ThemeColor = keyof typeof THEME_COLORS;
export type ThemeColors = Readonly<Record<ThemeColor, LightDark>>;
