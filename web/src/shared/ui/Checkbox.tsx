import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';

const Label = chakra('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    cursor: 'pointer',
    '& input': {
      appearance: 'none',
      flexShrink: '0',
      w: '5',
      h: '5',
      borderWidth: '1.5px',
      borderColor: 'border.control',
      borderRadius: '0.3rem',
      bg: 'bg.card',
      cursor: 'pointer',
      _invalid: { borderColor: 'fg.error' },
      _checked: { bg: 'focus', borderColor: 'focus' },
      // The check mark. The input has no `position`, because its absolutely positioned `::after` has to cover
      // the label.
      _before: {
        content: '""',
        display: 'none',
        boxSizing: 'border-box',
        w: '0.5rem',
        h: '0.8125rem',
        mx: 'auto',
        borderStyle: 'solid',
        borderColor: 'bg.card',
        borderWidth: '0 2px 2px 0',
        transform: 'rotate(45deg)',
      },
      '&:checked::before': { display: 'block' },
      _highContrast: { appearance: 'auto' },
    },
    // The whole label is the touch target.
    '& input::after': { content: '""', position: 'absolute', inset: '0' },
  },
});

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  children: ReactNode;
}

export function Checkbox({ children, ...rest }: CheckboxProps) {
  return (
    <Label>
      <input type="checkbox" {...rest} />
      {children}
    </Label>
  );
}
