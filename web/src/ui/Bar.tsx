import { chakra } from '@chakra-ui/react';

/** A strip along an edge: who or what on one side, what can be done on the other. */
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
