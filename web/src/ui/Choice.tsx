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
    '&[data-chosen]': {
      borderColor: 'focus',
      boxShadow: 'inset 0 0 0 1.5px {colors.focus}',
      // Forced colors replace the border's color and remove the shadow.
      '@media (forced-colors: active)': { outline: '2px solid', outlineOffset: '-4px' },
    },
    '& input': { flexShrink: '0', w: '5', h: '5', mt: '0.5', accentColor: '{colors.focus}', cursor: 'pointer' },
  },
});

interface ChoiceProps {
  /** All choices of one question share it. */
  name: string;
  chosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One answer of several, with room for more than a word. Stands in a `fieldset` whose legend asks. */
export function Choice({ name, chosen, onChoose, children }: ChoiceProps) {
  return (
    <Root {...(chosen && { 'data-chosen': '' })}>
      <input type="radio" name={name} checked={chosen} onChange={onChoose} />
      <chakra.div minW="0" flex="1">
        {children}
      </chakra.div>
    </Root>
  );
}
