import { chakra } from '@chakra-ui/react';
import { visuallyHidden } from './visuallyHidden';

/**
 * A card that scrolls horizontally if its table is too wide. With `tabIndex={0}`, it can be scrolled with the
 * keyboard.
 */
export const TableCard = chakra('div', {
  base: {
    overflowX: 'auto',
    bg: 'bg.card',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'border',
    boxShadow: 'card',
  },
});

/**
 * The components in this file need explicit ARIA roles, because some browsers drop table semantics when
 * `display` is changed.
 */
export const Table = chakra(
  'table',
  {
    base: {
      w: 'full',
      borderCollapse: 'collapse',
      textStyle: 'small',
      textAlign: 'left',
      '& tbody tr + tr': { borderTopWidth: '1px', borderColor: 'border' },
    },
    variants: {
      /**
       * Whether each row becomes a block below the `xl` breakpoint, so wide tables don't scroll horizontally.
       */
      stacks: {
        true: {
          xlDown: {
            display: 'block',
            '& thead': visuallyHidden,
            '& tbody': { display: 'block' },
            '& tbody tr': { display: 'grid', columnGap: '6', rowGap: '3', p: '5' },
            '& tbody :is(td, th)': { p: '0', minW: '0', maxW: 'none', w: 'auto' },
          },
        },
      },
    },
  },
  { defaultProps: { role: 'table' } },
);

export const Tr = chakra('tr', {}, { defaultProps: { role: 'row' } });

const cell = { px: '5', py: '4', verticalAlign: 'top' } as const;

const Th = chakra(
  'th',
  {
    base: {
      ...cell,
      py: '3',
      fontFamily: 'heading',
      fontWeight: 'semibold',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
  },
  { defaultProps: { role: 'columnheader' } },
);

export const RowTh = chakra(
  'th',
  { base: { ...cell, fontWeight: 'semibold' } },
  { defaultProps: { role: 'rowheader', scope: 'row' } },
);

export const Td = chakra('td', { base: cell }, { defaultProps: { role: 'cell' } });

const Head = chakra('thead', {}, { defaultProps: { role: 'rowgroup' } });

export function TableHead({ columns }: { columns: readonly string[] }) {
  return (
    <Head>
      <Tr>
        {columns.map((column) => (
          <Th key={column} scope="col">
            {column}
          </Th>
        ))}
      </Tr>
    </Head>
  );
}

export const TableBody = chakra('tbody', {}, { defaultProps: { role: 'rowgroup' } });
