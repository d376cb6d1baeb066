import { chakra } from '@chakra-ui/react';
import { control } from './theme/recipes';

/** The browser's own list of choices, in the look of the other controls. The two halves of the arrow take the ink of the mode. */
export const Select = chakra('select', {
  base: {
    ...control,
    py: '0',
    pr: '11',
    appearance: 'none',
    cursor: 'pointer',
    backgroundImage:
      'linear-gradient(45deg, transparent 50%, {colors.fg} 50%), linear-gradient(-45deg, transparent 50%, {colors.fg} 50%)',
    backgroundSize: '0.375rem 0.375rem',
    backgroundPosition: 'right 1.375rem center, right 1rem center',
    backgroundRepeat: 'no-repeat',
    '& option': { bg: 'bg.card', color: 'fg' },
  },
});
