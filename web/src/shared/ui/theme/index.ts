/**
 * The site's Chakra system. It defines its own recipes, properties and conditions. It doesn't use Chakra's
 * default theme, which would write 60 KB of CSS into each page. A component without a recipe here is
 * unstyled. The token values and the global styles are in each page's HTML instead (`global-styles.ts`).
 * Including the tokens would make creating the system take 6 ms instead of 1 ms in Node, and four times as
 * long on a phone. Properties refer to tokens by their CSS variables. Compound values must do the same:
 * `var(--pw-colors-focus)`, not `{colors.focus}`.
 */
import { createSystem, defineConfig, type SystemContext } from '@chakra-ui/react';
import { conditions, utilities } from './properties';
import { recipes } from './recipes';
import { textStyles } from './text-styles';
import { VARIABLE_PREFIX } from './tokens';

export const config = defineConfig({
  preflight: false,
  // Browsers without cascade layers (Chrome 92 to 98) ignore everything inside `@layer`.
  disableLayers: true,
  cssVarsPrefix: VARIABLE_PREFIX,
  cssVarsRoot: ':where(html)',
  conditions,
  utilities,
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
    textStyles,
    recipes,
  },
});

let system: SystemContext | undefined;

/**
 * Returns the Chakra system. Creates it on the first call instead of on import, because creating it takes
 * noticeable time on a phone.
 */
export function getSystem(): SystemContext {
  // Without `_global`, Chakra's provider would insert empty global styles, and the browser would recalculate
  // all styles.
  system ??= { ...createSystem(config), _global: [] };
  return system;
}
