/**
 * Creates the global styles: the reset, the tokens and the print styles. The build inlines them into the
 * templates (`build/shared-head.ts`), so that they apply before any script runs.
 */
import { createSystem, defineConfig } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { config } from '.';
import { printCss } from './print';
import { reset } from './reset';
import { THEME_COLORS } from '@app/domain/content/theme-colors';
import { semanticTokens, tokens } from './tokens';

/** The components' Chakra system, plus token values, keyframes and global styles. */
export const globalSystem = createSystem(
  // Chakra would write two variables for each breakpoint, but media queries can't use variables.
  { ...config, theme: { ...config.theme, breakpoints: {} } },
  defineConfig({
    theme: {
      tokens,
      semanticTokens,
      keyframes: {
        pulse: { '50%': { opacity: '0.5' } },
        'slide-in': { from: { transform: 'translateY(1rem)', opacity: '0' } },
        creep: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } },
      },
    },
    globalCss: {
      ...reset,
      html: {
        ...reset.html,
        // Browsers that support `dvh` (since Chrome 108 and Firefox 101) exclude their toolbars from the
        // height.
        '--screen-height': '100vh',
        '@supports (height: 100dvh)': { '--screen-height': '100dvh' },
        bg: 'bg',
        color: 'fg',
        fontFamily: 'body',
        fontSize: '100%',
        lineHeight: 'normal',
        // Keeps the sticky header from covering anchor targets.
        scrollPaddingTop: 'calc(var(--pw-sizes-header) + 1rem)',
        textSizeAdjust: '100%',
      },
      '*, *::before, *::after': {
        '@media (prefers-reduced-motion: reduce)': { transitionDuration: '0s !important' },
      },
      body: {
        position: 'relative',
        textStyle: 'body',
        minW: '320px',
        minH: 'var(--screen-height)',
        overflowWrap: 'break-word',
      },
      'h1, h2, h3, h4': { fontFamily: 'heading' },
      '::selection': { bg: THEME_COLORS.sun.light, color: THEME_COLORS.fg.light },
      // The default focus ring. Components can override parts of it.
      ':focus-visible': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
      // Headings that are focused after a navigation don't need a focus ring, because they aren't controls.
      '[tabindex="-1"]:focus': { outline: 'none' },
      ...printCss,
    },
  }),
);

const cache = createCache({ key: 'css', stylisPlugins: [] });

/**
 * The global styles as a CSS string. Import this module only in Node: in a browser, Emotion would insert the
 * styles into the document.
 */
export const globalStyles = String(
  cache.insert('', css([globalSystem.getGlobalCss(), globalSystem.getTokenCss()]), cache.sheet, false),
);
