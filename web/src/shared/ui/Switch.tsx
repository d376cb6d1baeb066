import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';

const Label = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    fontWeight: 'semibold',
    cursor: 'pointer',
  },
});

const Box = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    flexShrink: '0',
    w: '12',
    h: '7',
    borderRadius: 'full',
    bg: 'border.control',
    cursor: 'pointer',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    _before: {
      content: '""',
      position: 'absolute',
      top: '1',
      left: '1',
      w: '5',
      h: '5',
      borderRadius: 'full',
      bg: 'bg.card',
      transitionProperty: 'transform',
      transitionDuration: 'fast',
      _motionReduce: { transition: 'none' },
    },
    _checked: { bg: 'focus', _before: { transform: 'translateX(1.25rem)' } },
    // Without this, forced-colors mode would give the track and the thumb the color of the page.
    _highContrast: {
      forcedColorAdjust: 'none',
      bg: 'Canvas',
      outline: '2px solid CanvasText',
      outlineOffset: '-2px',
      _before: { bg: 'CanvasText' },
      _checked: { bg: 'Highlight', _before: { bg: 'Canvas' } },
      _focusVisible: { outlineColor: 'Highlight', outlineOffset: '2px' },
    },
  },
});

interface SwitchProps extends Omit<ComponentProps<typeof Box>, 'type' | 'role'> {
  children: ReactNode;
}

/** A labeled checkbox that looks like a switch and is announced as one. */
export function Switch({ children, ...rest }: SwitchProps) {
  return (
    <Label>
      <Box type="checkbox" role="switch" {...rest} />
      {children}
    </Label>
  );
}
