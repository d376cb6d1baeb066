/**
 * The styles of the document as a whole: reset, tokens, paper. Written into the pages' templates when they are built
 * (`build/shared-head.ts`): the browser has them before any code, and no code computes them.
 */
import { createSystem, defineConfig } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { config } from '.';
import { printCss } from './print';
import { reset } from './reset';

const system = createSystem(
  config,
  defineConfig({
    theme: {
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
        // Without the browser's bars, where the browser can tell (Chrome 108, Firefox 101).
        '--screen-height': '100vh',
        '@supports (height: 100dvh)': { '--screen-height': '100dvh' },
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
      body: { position: 'relative', textStyle: 'body', minW: '320px', minH: 'var(--screen-height)', overflowWrap: 'break-word' },
      'h1, h2, h3, h4': { fontFamily: 'heading' },
      '::selection': { bg: 'sun.200', color: 'mangrove.900' },
      // The one focus ring; a component says no more than what is different about its own.
      ':focus-visible': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
      // A heading that takes the focus after a navigation is a place, not a control.
      '[tabindex="-1"]:focus': { outline: 'none' },
      ...printCss,
    },
  }),
);

const cache = createCache({ key: 'css', stylisPlugins: [] });

/** As text. Only where there is no document: in a browser Emotion would write it there. */
export const globalStyles = String(cache.insert('', css([system.getGlobalCss(), system.getTokenCss()]), cache.sheet, false));
