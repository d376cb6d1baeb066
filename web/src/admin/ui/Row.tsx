import { chakra } from '@chakra-ui/react';

/** A list row with content on the left and actions on the right. */
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
