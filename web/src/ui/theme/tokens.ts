/** The brand in numbers. Warm stucco, mangrove ink, one accent: the red of a flamboyán in bloom. */
import { defineTokens } from '@chakra-ui/react';

/** The site's one font, as fonts.css names it. */
export const FONT_FAMILY = 'Bricolage Grotesque Variable';

const rem = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

/** Multiples of 4 px, named by the multiple. */
const steps = rem({
  0: '0rem', 1: '0.25rem', 2: '0.5rem', 3: '0.75rem', 4: '1rem', 5: '1.25rem', 6: '1.5rem', 7: '1.75rem', 8: '2rem',
  10: '2.5rem', 11: '2.75rem', 12: '3rem', 14: '3.5rem', 16: '4rem', 20: '5rem', 24: '6rem', 32: '8rem', 40: '10rem',
});

/** Gaps are narrower than anything is wide. */
const halfSteps = rem({ 0.5: '0.125rem', 1.5: '0.375rem' });

const DAY_SHADOWS = {
  card: '0 1px 2px rgb(23 48 43 / 0.05), 0 8px 24px -12px rgb(23 48 43 / 0.18)',
  raised: '0 2px 4px rgb(23 48 43 / 0.06), 0 20px 40px -20px rgb(23 48 43 / 0.35)',
};
const NIGHT_SHADOWS = {
  card: '0 1px 2px rgb(0 0 0 / 0.2), 0 8px 24px -12px rgb(0 0 0 / 0.5)',
  raised: '0 2px 4px rgb(0 0 0 / 0.24), 0 20px 40px -20px rgb(0 0 0 / 0.7)',
};

export const tokens = defineTokens({
  colors: {
    white: { value: '#FFFFFF' },
    stucco: { value: '#FFFCF7' },
    sand: { 100: { value: '#F6EFE3' }, 200: { value: '#E8D9C0' } },
    mangrove: {
      50: { value: '#EDF3F0' }, 200: { value: '#B9CCC4' }, 300: { value: '#8AA299' }, 400: { value: '#6C847B' }, 600: { value: '#4A5F58' }, 700: { value: '#24483F' },
      900: { value: '#17302B' },
    },
    flamboyan: {
      300: { value: '#F7A58F' }, 400: { value: '#EF6B4A' }, 500: { value: '#D1401F' }, 600: { value: '#B5341A' }, 700: { value: '#942A14' },
    },
    sun: { 50: { value: '#FDF3DF' }, 100: { value: '#F8E0C4' }, 200: { value: '#FBE6BC' }, 400: { value: '#F2B84B' }, 800: { value: '#57430F' } },
    clay: { value: '#F0D3BD' },
    // The mangrove after sunset: deep and green, never black.
    night: {
      950: { value: '#0D1A17' }, 900: { value: '#132520' }, 800: { value: '#182D27' }, 700: { value: '#1F362F' }, 600: { value: '#2A443C' },
      500: { value: '#345047' }, wall: { value: '#2F4640' }, sun: { value: '#26402F' }, halo: { value: '#1C352C' },
      wallSun: { value: '#4A5F4F' }, wallHalo: { value: '#3A5148' },
    },
    cream: { 100: { value: '#F5EDDF' }, 200: { value: '#DDD6C8' }, 300: { value: '#B9C6BE' } },
  },
  fonts: {
    heading: { value: `'${FONT_FAMILY}', 'Bricolage Roboto', 'Bricolage Fallback', 'Bricolage DejaVu', system-ui, sans-serif` },
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

/** A colour by day, and by night. */
const byDayAndNight = (day: string, night: string) => ({ value: { base: `{colors.${day}}`, _dark: `{colors.${night}}` } });

/** Colours and shadows by what they are for. Components name these; the palette above is named here and nowhere else. */
export const semanticTokens = {
  colors: {
    bg: byDayAndNight('stucco', 'night.900'),
    'bg.subtle': byDayAndNight('sand.100', 'night.800'),
    'bg.card': byDayAndNight('white', 'night.700'),
    'bg.inverted': byDayAndNight('mangrove.900', 'night.950'),
    /** The shapes that hold the place of what is coming. */
    'bg.placeholder': byDayAndNight('sand.200', 'night.600'),
    'bg.destructive': byDayAndNight('flamboyan.700', 'flamboyan.700'),
    /** What dims the page behind a dialog. */
    backdrop: byDayAndNight('mangrove.900', 'night.950'),
    fg: byDayAndNight('mangrove.900', 'cream.100'),
    'fg.muted': byDayAndNight('mangrove.600', 'cream.300'),
    'fg.inverted': byDayAndNight('sand.100', 'cream.100'),
    'fg.invertedMuted': byDayAndNight('mangrove.200', 'mangrove.200'),
    'fg.error': byDayAndNight('flamboyan.700', 'flamboyan.300'),
    border: byDayAndNight('sand.200', 'night.500'),
    'border.control': byDayAndNight('mangrove.400', 'mangrove.300'),
    'border.inverted': byDayAndNight('mangrove.600', 'night.500'),
    accent: byDayAndNight('flamboyan.500', 'flamboyan.400'),
    'accent.hover': byDayAndNight('flamboyan.600', 'flamboyan.300'),
    'accent.text': byDayAndNight('flamboyan.600', 'flamboyan.300'),
    'accent.contrast': byDayAndNight('white', 'night.950'),
    'good.bg': byDayAndNight('mangrove.50', 'mangrove.700'),
    'good.fg': byDayAndNight('mangrove.700', 'mangrove.50'),
    'warm.bg': byDayAndNight('sun.200', 'sun.800'),
    'warm.fg': byDayAndNight('mangrove.900', 'sun.200'),
    star: byDayAndNight('sun.400', 'sun.400'),
    'star.empty': byDayAndNight('sand.200', 'night.500'),
    focus: byDayAndNight('mangrove.700', 'sun.400'),
    /** The painted wall of the hero picture, which goes on beyond its edge. */
    wall: byDayAndNight('clay', 'night.wall'),
    'wall.muted': byDayAndNight('mangrove.700', 'cream.200'),
    /** The sun behind a section, and its halo; and both on the wall. */
    sun: byDayAndNight('sun.200', 'night.sun'),
    'sun.halo': byDayAndNight('sun.50', 'night.halo'),
    'wall.sun': byDayAndNight('sun.200', 'night.wallSun'),
    'wall.halo': byDayAndNight('sun.100', 'night.wallHalo'),
  },
  shadows: {
    card: { value: { base: DAY_SHADOWS.card, _dark: NIGHT_SHADOWS.card } },
    raised: { value: { base: DAY_SHADOWS.raised, _dark: NIGHT_SHADOWS.raised } },
  },
};
