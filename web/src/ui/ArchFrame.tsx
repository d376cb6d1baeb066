import { chakra } from '@chakra-ui/react';

/** A portrait in a round-topped opening, as the arches in the illustrations. */
export const ArchFrame = chakra('div', {
  base: { aspectRatio: '4/5', borderTopRadius: 'full', borderBottomRadius: 'md', overflow: 'hidden', bg: 'bg.subtle' },
});
