/**
 * The site's Chakra system: its own recipes, properties and conditions, without Chakra's default theme. It
 * contains neither the token values nor the global styles, which are in each page's HTML
 * (`global-styles.ts`). Properties refer to tokens by their CSS variables. Longer values must do the same:
 * `var(--pw-colors-focus)`, not `{colors.focus}`. Chakra's theme would write 60 KB of CSS into each page.
 * Creating the system with the tokens takes 6 ms instead of 1 (in Node; four times as long on a phone). A
 * component without a recipe here is unstyled.
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
 * Returns the system. It is created on the first call instead of on import, because that takes noticeable
 * time on a phone.
 */
export function getSystem(): SystemContext {
  // Without `_global`, Chakra's provider would insert empty global styles, and the browser would recalculate
  // all styles.
  system ??= { ...createSystem(config), _global: [] };
  return system;
}
