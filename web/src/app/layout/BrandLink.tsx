import { chakra } from '@chakra-ui/react';

/** The mark and the name in a row, as one link. */
export const BrandLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    minW: '11',
    color: 'inherit',
    textDecoration: 'none',
    fontFamily: 'heading',
    fontWeight: 'bold',
    whiteSpace: 'nowrap',
  },
});
