/** The design tokens: stucco (background), mangrove (text) and one accent, the red of the flamboyán tree. */
import { defineTokens } from '@chakra-ui/react';

/** The `font-family` in fonts.css. */
export const FONT_FAMILY = 'Bricolage Grotesque Variable';

/** Every CSS variable of the theme begins with `--pw-`. */
export const VARIABLE_PREFIX = 'pw';

const rem = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

/** Multiples of 4 px, named by the multiple. */
const steps = rem({
  0: '0rem',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  7: '1.75rem',
  8: '2rem',
  10: '2.5rem',
  11: '2.75rem',
  12: '3rem',
  14: '3.5rem',
  16: '4rem',
  20: '5rem',
  24: '6rem',
  32: '8rem',
  40: '10rem',
});

/** Only for spacing, not for sizes. */
const halfSteps = rem({ 0.5: '0.125rem', 1.5: '0.375rem' });

const LIGHT_SHADOWS = {
  card: '0 1px 2px rgb(23 48 43 / 0.05), 0 8px 24px -12px rgb(23 48 43 / 0.18)',
  raised: '0 2px 4px rgb(23 48 43 / 0.06), 0 20px 40px -20px rgb(23 48 43 / 0.35)',
};
const DARK_SHADOWS = {
  card: '0 1px 2px rgb(0 0 0 / 0.2), 0 8px 24px -12px rgb(0 0 0 / 0.5)',
  raised: '0 2px 4px rgb(0 0 0 / 0.24), 0 20px 40px -20px rgb(0 0 0 / 0.7)',
};

/**
 * The palette. No tokens: components use the colors by purpose below, and variables for the palette would be 250 bytes of each page.
 */
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

export const tokens = defineTokens({
  fonts: {
    heading: {
      value: `'${FONT_FAMILY}', 'Bricolage Roboto', 'Bricolage Fallback', 'Bricolage DejaVu', system-ui, sans-serif`,
    },
    body: { value: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif" },
  },
  fontSizes: rem({ xs: '0.8125rem', sm: '0.9375rem', md: '1.0625rem', lg: '1.1875rem', xl: '1.375rem' }),
  fontWeights: rem({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  lineHeights: rem({ snug: '1.25', normal: '1.6', relaxed: '1.72' }),
  radii: rem({ sm: '0.5rem', md: '0.75rem', lg: '1.25rem', xl: '2rem', full: '9999px' }),
  spacing: { ...halfSteps, ...steps },
  sizes: { ...steps, ...rem({ full: '100%', prose: '42rem', page: '75rem', header: '4.5rem' }) },
  durations: rem({ fast: '120ms', moderate: '200ms' }),
  easings: rem({ out: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }),
  zIndex: { header: { value: 10 }, toast: { value: 30 }, skipLink: { value: 40 } },
});

const lightDark = (light: keyof typeof PALETTE, dark: keyof typeof PALETTE) => ({
  value: { base: PALETTE[light], _dark: PALETTE[dark] },
});

/** Colors and shadows by purpose. */
export const semanticTokens = {
  colors: {
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
  },
  shadows: {
    card: { value: { base: LIGHT_SHADOWS.card, _dark: DARK_SHADOWS.card } },
    raised: { value: { base: LIGHT_SHADOWS.raised, _dark: DARK_SHADOWS.raised } },
  },
};

/** Returns the CSS variable that Chakra gives a token: `bg.subtle` of the colors has `var(--pw-colors-bg\\.subtle)`. */
function variableOf(category: string, name: string): string {
  const variable = `${category}-${name}`
    .replaceAll('.', '\\.')
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `var(--${VARIABLE_PREFIX}-${variable})`;
}

type TokenCategory = keyof typeof tokens | keyof typeof semanticTokens;

/**
 * What components need of the tokens: by category and name, the CSS variable of each, and for each step of spacing the negative one. Chakra
 * gets these instead of the tokens themselves, whose values are in the global styles: its dictionary of tokens takes five of six
 * milliseconds of `createSystem`, four times that on a phone. `tokens.test.ts` compares them with that dictionary.
 */
export const tokenVariables = Object.fromEntries(
  Object.entries({ ...tokens, ...semanticTokens }).map(([category, group]) => [
    category,
    Object.fromEntries(
      Object.keys(group).flatMap((name) => {
        const variable = variableOf(category, name);
        return category === 'spacing' && name !== '0'
          ? [
              [name, variable],
              [`-${name}`, `calc(${variable} * -1)`],
            ]
          : [[name, variable]];
      }),
    ),
  ]),
) as Record<TokenCategory, Record<string, string>>;
