import { chakra } from '@chakra-ui/react';

/** A frame with a rounded top for a portrait, like the arches in the illustrations. */
export const ArchFrame = chakra('div', {
  base: { aspectRatio: '4/5', borderRadius: '50% 50% 5% 5% / 40% 40% 4% 4%', overflow: 'hidden', bg: 'bg.subtle' },
  variants: {
    on: {
      /** On a `wall` background: square bottom corners, and in light mode the picture's own wall is clipped at both sides. */
      wall: { borderBottomLeftRadius: '0', borderBottomRightRadius: '0', clipPath: 'inset(0 6.5%)', _dark: { clipPath: 'none' } },
    },
  },
});
