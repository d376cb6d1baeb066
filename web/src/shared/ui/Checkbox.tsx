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
    '& input': { flexShrink: '0', w: '5', h: '5', accentColor: 'var(--pw-colors-focus)', cursor: 'pointer' },
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
