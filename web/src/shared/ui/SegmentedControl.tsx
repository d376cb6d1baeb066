import { chakra } from '@chakra-ui/react';

/**
 * A row of options, one of which is selected. The options are links with `aria-current`, or buttons with
 * `aria-pressed` or `aria-selected`.
 */
export const SegmentedControl = chakra('div', {
  base: { display: 'inline-flex', maxW: 'full', p: '1', gap: '1', bg: 'bg.subtle', borderRadius: 'full' },
});

const selected = {
  bg: { base: 'bg.card', _dark: 'bg.placeholder' },
  color: 'fg',
  boxShadow: 'card',
  // Outlines the selected option in forced-colors mode, which replaces the background and removes the shadow.
  _highContrast: { outline: '2px solid', outlineOffset: '-2px' },
} as const;

export const Segment = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minH: '11',
    minW: '11',
    px: '4',
    borderRadius: 'full',
    fontFamily: 'heading',
    fontSize: 'sm',
    fontWeight: 'semibold',
    color: 'fg.muted',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { color: 'fg' },
    _focusVisible: { outlineOffset: '-2px' },
    _currentPage: selected,
    _pressed: selected,
    _selected: selected,
  },
});
