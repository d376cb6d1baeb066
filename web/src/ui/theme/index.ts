/**
 * The site's Chakra system. It starts from Chakra's bare base (conditions and style properties) and adds our own tokens and
 * recipes only: the default theme writes 60 KB of CSS into each page.
 */
import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { printCss } from './print';
import { recipes } from './recipes';
import { reset } from './reset';
import { textStyles } from './text-styles';
import { semanticTokens, tokens } from './tokens';

const config = defineConfig({
  preflight: false,
  cssVarsPrefix: 'pw',
  cssVarsRoot: ':where(html)',
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
    keyframes: {
      pulse: { '50%': { opacity: '0.5' } },
      'slide-in': { from: { transform: 'translateY(1rem)', opacity: '0' } },
      creep: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } },
    },
    tokens,
    semanticTokens,
    textStyles,
    recipes,
  },
  globalCss: {
    ...reset,
    html: {
      ...reset.html,
      bg: 'bg',
      color: 'fg',
      fontFamily: 'body',
      fontSize: '100%',
      lineHeight: 'normal',
      // Anchors land below the sticky header.
      scrollPaddingTop: 'calc(var(--pw-sizes-header) + 1rem)',
      textSizeAdjust: '100%',
    },
    '*, *::before, *::after': { '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0s !important' } },
    body: { position: 'relative', textStyle: 'body', minW: '320px', minH: '100dvh', overflowWrap: 'break-word' },
    'h1, h2, h3, h4': { fontFamily: 'heading' },
    '::selection': { bg: 'sun.200', color: 'mangrove.900' },
    ':focus-visible': { outlineColor: 'focus' },
    // A heading that takes the focus after a navigation is a place, not a control.
    '[tabindex="-1"]:focus': { outline: 'none' },
    ...printCss,
  },
});

const created = createSystem(defaultBaseConfig, config);

// Without a preflight Chakra writes its layer's name and no braces, and the browser drops what follows.
export const system = { ...created, _global: [created.getGlobalCss(), created.getTokenCss()] };
