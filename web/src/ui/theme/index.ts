/**
 * The site's Chakra system: its own tokens, recipes, properties and conditions, without Chakra's default theme. Global styles are
 * not part of it: each page's HTML contains them (`global-styles.ts`).
 */
import { createSystem, defineConfig, type SystemContext } from '@chakra-ui/react';
import { conditions, utilities } from './properties';
import { recipes } from './recipes';
import { textStyles } from './text-styles';
import { semanticTokens, tokens } from './tokens';

export const config = defineConfig({
  preflight: false,
  // Browsers without cascade layers (Chrome 92 to 98) ignore everything inside `@layer`.
  disableLayers: true,
  cssVarsPrefix: 'pw',
  cssVarsRoot: ':where(html)',
  conditions,
  utilities,
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
    tokens,
    semanticTokens,
    textStyles,
    recipes,
  },
});

let system: SystemContext | undefined;

/** Returns the system. It is created on the first call and not on import, because that takes noticeable time on a phone. */
export function getSystem(): SystemContext {
  if (!system) {
    const created = createSystem(config);
    // Without this, Chakra's provider would insert the tokens a second time, and the browser would recalculate all styles.
    system = { ...created, _global: [] };
  }
  return system;
}
