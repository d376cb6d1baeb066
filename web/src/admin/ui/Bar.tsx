import { chakra } from '@chakra-ui/react';

/**
 * A horizontal bar at the edge of a screen or dialog, with a title or status on the left and actions on the
 * right.
 */
export const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    px: '4',
    py: '2',
    bg: 'bg.subtle',
    borderColor: 'border',
  },
});
