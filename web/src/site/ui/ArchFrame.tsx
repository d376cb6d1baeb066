import { chakra } from '@chakra-ui/react';

/** The width divided by the height of the frame. */
export const ARCH_PROPORTIONS = 4 / 5;

/** A frame with a rounded top for a portrait, like the arches in the illustrations. */
export const ArchFrame = chakra('div', {
  base: {
    aspectRatio: `${ARCH_PROPORTIONS}`,
    borderRadius: '50% 50% 5% 5% / 40% 40% 4% 4%',
    overflow: 'hidden',
    bg: 'bg.subtle',
  },
  variants: {
    on: {
      /** On a `wall` background: square bottom corners. */
      wall: { borderBottomLeftRadius: '0', borderBottomRightRadius: '0' },
    },
    /** For an illustration that has the `wall` background at both sides: it is clipped in light mode, where the background goes on. */
    hasWall: {
      true: { clipPath: 'inset(0 6.5%)', _dark: { clipPath: 'none' } },
    },
  },
});
