import { chakra } from '@chakra-ui/react';

/** A portrait in a round-topped opening, as the arches in the illustrations. */
export const ArchFrame = chakra('div', {
  base: { aspectRatio: '4/5', borderRadius: '50% 50% 5% 5% / 40% 40% 4% 4%', overflow: 'hidden', bg: 'bg.subtle' },
});
