import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Root = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    minW: '0',
    minH: '11',
    px: '4',
    py: '3',
    borderWidth: '1.5px',
    borderColor: 'border.control',
    borderRadius: 'md',
    bg: 'bg.card',
    cursor: 'pointer',
    '&[data-checked]': {
      borderColor: 'focus',
      boxShadow: 'inset 0 0 0 1.5px var(--pw-colors-focus)',
      // In forced-colors mode, the browser replaces the border color and removes the shadow.
      _highContrast: { outline: '2px solid', outlineOffset: '-4px' },
    },
    '& input': {
      flexShrink: '0',
      w: '5',
      h: '5',
      mt: '0.5',
      accentColor: 'var(--pw-colors-focus)',
      cursor: 'pointer',
    },
  },
});

interface RadioCardProps {
  /** The name of the radio group. */
  name: string;
  checked: boolean;
  onSelect: () => void;
  children: ReactNode;
}

/**
 * A radio button on a card, for options that need more than a short label. The group must be a `fieldset`
 * with a `legend`.
 */
export function RadioCard({ name, checked, onSelect, children }: RadioCardProps) {
  return (
    <Root {...(checked && { 'data-checked': '' })}>
      <input type="radio" name={name} checked={checked} onChange={onSelect} />
      <chakra.div minW="0" flex="1">
        {children}
      </chakra.div>
    </Root>
  );
}
