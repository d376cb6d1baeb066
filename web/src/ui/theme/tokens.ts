/** The brand in numbers. Warm stucco, mangrove ink, one accent: the red of a flamboyán in bloom. */
import { defineTokens } from '@chakra-ui/react';

const rem = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

/** Multiples of 4 px, named by the multiple. */
const spacing = rem({
  0: '0rem', 1: '0.25rem', 1.5: '0.375rem', 2: '0.5rem', 3: '0.75rem', 4: '1rem', 5: '1.25rem', 6: '1.5rem', 7: '1.75rem', 8: '2rem',
  10: '2.5rem', 11: '2.75rem', 12: '3rem', 14: '3.5rem', 16: '4rem', 20: '5rem', 24: '6rem', 32: '8rem',
});

export const tokens = defineTokens({
  colors: {
    white: { value: '#FFFFFF' },
    stucco: { value: '#FFFCF7' },
    sand: { 50: { value: '#FAF5EC' }, 100: { value: '#F6EFE3' }, 200: { value: '#E8D9C0' }, 300: { value: '#D5C2A2' } },
    mangrove: {
      50: { value: '#EDF3F0' }, 200: { value: '#B9CCC4' }, 400: { value: '#7B928A' }, 600: { value: '#4A5F58' }, 700: { value: '#24483F' },
      800: { value: '#1D3B34' }, 900: { value: '#17302B' },
    },
    flamboyan: { 100: { value: '#FBE4DC' }, 300: { value: '#F2A48F' }, 500: { value: '#D1401F' }, 600: { value: '#B5341A' }, 700: { value: '#942A14' } },
    sun: { 200: { value: '#FBE6BC' }, 400: { value: '#F2B84B' }, 600: { value: '#9A6A0B' } },
    sky: { 100: { value: '#E6F1F2' }, 200: { value: '#BFDDE0' } },
  },
  fonts: {
    heading: { value: "'Bricolage Grotesque Variable', 'Bricolage Fallback', system-ui, sans-serif" },
    body: { value: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif" },
  },
  fontSizes: rem({ xs: '0.8125rem', sm: '0.9375rem', md: '1.0625rem', lg: '1.1875rem', xl: '1.375rem' }),
  fontWeights: rem({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  lineHeights: rem({ tight: '1.08', snug: '1.25', normal: '1.6', relaxed: '1.72' }),
  radii: rem({ sm: '0.5rem', md: '0.75rem', lg: '1.25rem', xl: '2rem', full: '9999px' }),
  spacing,
  sizes: { ...spacing, ...rem({ full: '100%', min: 'min-content', prose: '42rem', page: '75rem', header: '4.5rem' }) },
  durations: rem({ fast: '120ms', moderate: '200ms', slow: '320ms' }),
  easings: rem({ out: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }),
  zIndex: { header: { value: 10 }, toast: { value: 30 }, skipLink: { value: 40 } },
});

/** Colours and shadows by what they are for; a dark palette is a second value here and nowhere else. */
export const semanticTokens = {
  colors: {
    bg: { value: '{colors.stucco}' },
    'bg.subtle': { value: '{colors.sand.100}' },
    'bg.card': { value: '{colors.white}' },
    'bg.inverted': { value: '{colors.mangrove.900}' },
    fg: { value: '{colors.mangrove.900}' },
    'fg.muted': { value: '{colors.mangrove.600}' },
    'fg.inverted': { value: '{colors.sand.100}' },
    'fg.invertedMuted': { value: '{colors.mangrove.200}' },
    'fg.error': { value: '{colors.flamboyan.700}' },
    border: { value: '{colors.sand.200}' },
    'border.control': { value: '{colors.mangrove.400}' },
    accent: { value: '{colors.flamboyan.500}' },
    'accent.hover': { value: '{colors.flamboyan.600}' },
    'accent.text': { value: '{colors.flamboyan.600}' },
    'accent.subtle': { value: '{colors.flamboyan.100}' },
    'accent.contrast': { value: '{colors.white}' },
    star: { value: '{colors.sun.400}' },
    focus: { value: '{colors.mangrove.700}' },
  },
  shadows: {
    card: { value: '0 1px 2px rgb(23 48 43 / 0.05), 0 8px 24px -12px rgb(23 48 43 / 0.18)' },
    raised: { value: '0 2px 4px rgb(23 48 43 / 0.06), 0 20px 40px -20px rgb(23 48 43 / 0.35)' },
  },
};
