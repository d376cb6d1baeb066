import { chakra } from '@chakra-ui/react';

/** The width divided by the height of the frame. */
export const ARCH_PROPORTIONS = 4 / 5;

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
  },
});
