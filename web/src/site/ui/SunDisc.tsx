import { chakra } from '@chakra-ui/react';

/**
 * The sun from the illustrations, with its halo, behind a section's content. The parent element must be
 * positioned and have `isolation: isolate`.
 */
export const SunDisc = chakra(
  'div',
  {
    base: {
      position: 'absolute',
      zIndex: '-1',
      aspectRatio: '1',
      borderRadius: 'full',
      pointerEvents: 'none',
      _before: { content: '""', position: 'absolute', inset: '22%', borderRadius: 'full' },
    },
    variants: {
      on: {
        paper: { bg: 'sun.halo', _before: { bg: 'sun' } },
        wall: { bg: 'wall.halo', _before: { bg: 'wall.sun' } },
      },
    },
    defaultVariants: { on: 'paper' },
  },
  { defaultProps: { 'aria-hidden': true, 'data-screen-only': true } },
);
