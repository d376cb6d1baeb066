import { chakra } from '@chakra-ui/react';

/** A table on its card; too wide a one scrolls inside it, and can be scrolled by keyboard. */
export const TableCard = chakra('div', {
  base: {
    overflowX: 'auto',
    bg: 'bg.card',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'border',
    boxShadow: 'card',
    _focusVisible: { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
});

export const Table = chakra('table', {
  base: { w: 'full', borderCollapse: 'collapse', textStyle: 'small', textAlign: 'left', '& tbody tr + tr': { borderTopWidth: '1px', borderColor: 'border' } },
});

const cell = { px: '5', py: '4', verticalAlign: 'top' } as const;

export const Th = chakra('th', {
  base: { ...cell, py: '3', fontFamily: 'heading', fontWeight: 'semibold', color: 'fg.muted', whiteSpace: 'nowrap', borderBottomWidth: '1px', borderColor: 'border' },
});

/** The name of a row. */
export const RowTh = chakra('th', { base: { ...cell, fontWeight: 'semibold' } });

export const Td = chakra('td', { base: cell });
