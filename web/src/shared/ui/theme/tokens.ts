/**
 * Defines the design tokens. The color values are in the domain, because manifests and social images use them
 * too.
 */
import { defineTokens } from '@chakra-ui/react';
import { THEME_COLORS, type ThemeColor } from '@app/domain/content/theme-colors';

/** The prefix of all the theme's CSS variables: `--pw-`. */
export const VARIABLE_PREFIX = 'pw';

const rem = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

/** The steps for spacing and sizes. Each step is a multiple of 4 px, named after its factor. */
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

/** The half steps for spacing. Sizes don't have half steps. */
const halfSteps = rem({ 0.5: '0.125rem', 1.5: '0.375rem' });

const LIGHT_SHADOWS = {
  card: '0 1px 2px rgb(23 48 43 / 0.05), 0 8px 24px -12px rgb(23 48 43 / 0.18)',
  raised: '0 2px 4px rgb(23 48 43 / 0.06), 0 20px 40px -20px rgb(23 48 43 / 0.35)',
};
const DARK_SHADOWS = {
  card: '0 1px 2px rgb(0 0 0 / 0.2), 0 8px 24px -12px rgb(0 0 0 / 0.5)',
  raised: '0 2px 4px rgb(0 0 0 / 0.24), 0 20px 40px -20px rgb(0 0 0 / 0.7)',
};

export const tokens = defineTokens({
  fonts: {
    heading: {
      value: `'Bricolage Grotesque Variable', 'Bricolage Roboto', 'Bricolage Fallback', 'Bricolage DejaVu', system-ui, sans-serif`,
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

const colors = Object.fromEntries(
  Object.entries(THEME_COLORS).map(([name, { light, dark }]) => [
    name,
    { value: { base: light, _dark: dark } },
  ]),
) as Record<ThemeColor, { value: { base: string; _dark: string } }>;

export const semanticTokens = {
  colors,
  shadows: {
    card: { value: { base: LIGHT_SHADOWS.card, _dark: DARK_SHADOWS.card } },
    raised: { value: { base: LIGHT_SHADOWS.raised, _dark: DARK_SHADOWS.raised } },
  },
};

/**
 * Returns the name of the CSS variable that Chakra generates for a token. For example, the color `bg.subtle`
 * becomes `--pw-colors-bg\\.subtle`.
 */
export function variableName(category: string, name: string): string {
  const variable = `${category}-${name}`
    .replaceAll('.', '\\.')
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `--${VARIABLE_PREFIX}-${variable}`;
}

type TokenCategory = keyof typeof tokens | keyof typeof semanticTokens;

/**
 * The CSS variable of each token, by category and name, and the negative variable of each spacing step.
 * Chakra gets these variables instead of the tokens, whose values are in the global styles. Building Chakra's
 * token dictionary accounts for five of the six milliseconds that `createSystem` takes, and takes four times
 * as long on a phone. `tokens.test.ts` compares the variables with that dictionary.
 */
export const tokenVariables = Object.fromEntries(
  Object.entries({ ...tokens, ...semanticTokens }).map(([category, group]) => [
    category,
    Object.fromEntries(
      Object.keys(group).flatMap((name) => {
        const variable = `var(${variableName(category, name)})`;
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
