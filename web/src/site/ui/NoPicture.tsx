import { chakra } from '@chakra-ui/react';

/** Fills a missing picture's frame with a sun rising in an archway, as in the illustrations. */
export const NoPicture = chakra(
  'div',
  {
    base: {
      position: 'relative',
      w: 'full',
      h: 'full',
      overflow: 'hidden',
      bg: 'wall',
      _before: {
        content: '""',
        position: 'absolute',
        bottom: '0',
        left: '50%',
        w: '44%',
        h: '80%',
        transform: 'translateX(-50%)',
        borderRadius: '50% 50% 0 0 / 38% 38% 0 0',
        bg: 'wall.halo',
      },
      _after: {
        content: '""',
        position: 'absolute',
        bottom: '0',
        left: '50%',
        w: '32%',
        aspectRatio: '1',
        transform: 'translate(-50%, 34%)',
        borderRadius: 'full',
        bg: 'wall.sun',
      },
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);
