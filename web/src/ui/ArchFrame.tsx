import { chakra } from '@chakra-ui/react';

/** A portrait in a round-topped opening, as the arches in the illustrations. */
export const ArchFrame = chakra('div', {
  base: { aspectRatio: '4/5', borderRadius: '50% 50% 5% 5% / 40% 40% 4% 4%', overflow: 'hidden', bg: 'bg.subtle' },
  variants: {
    on: {
      /** It stands on the wall's own ground, and the wall goes on where by day the picture's is cut off. */
      wall: { borderBottomLeftRadius: '0', borderBottomRightRadius: '0', clipPath: 'inset(0 6.5%)', _dark: { clipPath: 'none' } },
    },
  },
});
