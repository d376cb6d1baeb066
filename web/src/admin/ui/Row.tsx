import { chakra } from '@chakra-ui/react';

/** A row of a list: what it is about, and beside it what can be done. */
export const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
});
