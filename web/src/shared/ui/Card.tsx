import { chakra } from '@chakra-ui/react';

/**
 * A raised surface that contains a `CardMedia` and a `CardBody`. Set `interactive` if the whole card is a
 * link (see `cardLink`).
 */
export const Card = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minW: '0',
    bg: 'bg.card',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'border',
    overflow: 'hidden',
    boxShadow: 'card',
  },
  variants: {
    interactive: {
      true: {
        transitionProperty: 'box-shadow, transform',
        transitionDuration: 'moderate',
        transitionTimingFunction: 'out',
        _hover: { boxShadow: 'raised', transform: 'translateY(-2px)' },
        _focusWithin: { boxShadow: 'raised' },
        _motionReduce: { transition: 'none', _hover: { transform: 'none' } },
      },
    },
  },
});

export const CardMedia = chakra('div', { base: { flexShrink: '0', bg: 'bg.subtle', overflow: 'hidden' } });

export const CardBody = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '3',
    minW: '0',
    p: { base: '5', md: '6' },
    flex: '1',
    // Overlong words wrap instead of overflowing the card.
    '& > *': { maxW: 'full' },
  },
});

/**
 * The style for an interactive card's only link. The whole card is clickable, but the link's accessible name
 * is just the title.
 */
export const cardLink = {
  color: 'inherit',
  textDecoration: 'none',
  _hover: { textDecoration: 'underline' },
  _after: { content: '""', position: 'absolute', inset: '0' },
  _focusVisible: {
    outline: 'none',
    _after: { borderRadius: 'lg', outline: '3px solid', outlineColor: 'focus', outlineOffset: '-3px' },
  },
} as const;
