/**
 * The site's Chakra system: our own tokens, recipes, properties and conditions, and nothing of Chakra's theme. What styles the
 * document as a whole is not in it: `global-styles.ts` is a part of each page from the start.
 */
import { createSystem, defineConfig, type SystemContext } from '@chakra-ui/react';
import { conditions, utilities } from './properties';
import { recipes } from './recipes';
import { textStyles } from './text-styles';
import { semanticTokens, tokens } from './tokens';

export const config = defineConfig({
  preflight: false,
  // Browsers older than cascade layers (Chrome 92 to 98) drop all that is in one.
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

/** The system, made when it is first wanted: that takes a while on a phone, and is not to come on top of other work. */
export function getSystem(): SystemContext {
  if (!system) {
    const created = createSystem(config);
    // Chakra's provider would write the tokens once more: the browser would compute all styles again.
    system = { ...created, _global: [] };
  }
  return system;
}
