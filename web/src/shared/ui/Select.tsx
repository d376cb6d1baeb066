import { chakra } from '@chakra-ui/react';
import { control } from './theme/recipes';
import { semanticTokens } from './theme/tokens';

/**
 * Returns the chevron of `DetailsSummary` as a background image. Each color mode needs its own image, because
 * a background image cannot use `currentColor`.
 */
const arrow = (color: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='${encodeURIComponent(color)}' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m6 9 6 6 6-6'/%3E%3C/svg%3E")`;

const fg = semanticTokens.colors.fg.value;

export const Options = ({
  of: options,
}: {
  of: readonly (readonly [value: string | number, label: string])[];
}) =>
  options.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** A native `<select>`, styled like the other controls. */
export const Select = chakra('select', {
  base: {
    ...control,
    py: '0',
    pr: '11',
    appearance: 'none',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    backgroundImage: { base: arrow(fg.base), _dark: arrow(fg._dark) },
    backgroundSize: '1.25rem',
    backgroundPosition: 'right 0.875rem center',
    backgroundRepeat: 'no-repeat',
    '& option': { bg: 'bg.card', color: 'fg' },
  },
});
