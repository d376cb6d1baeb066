import { LuArrowDown, LuArrowUp } from 'react-icons/lu';
import { SmallIconButton } from './SmallIconButton';

/** The position of an item in its list, and the function that moves it. */
export interface Place {
  isFirst: boolean;
  isLast: boolean;
  onMove: (steps: -1 | 1) => void;
}

interface MoveButtonsProps extends Place {
  /** Returns the accessible name of the button that moves the item in the given direction. */
  label: (to: 'up' | 'down') => string;
}

const MOVES = [
  { to: 'up', steps: -1, Icon: LuArrowUp, end: 'isFirst' },
  { to: 'down', steps: 1, Icon: LuArrowDown, end: 'isLast' },
] as const;

/** The buttons that move an item up and down in a list. `useMoves` provides their props. */
export function MoveButtons({ label, onMove, ...place }: MoveButtonsProps) {
  return MOVES.map(({ to, steps, Icon, end }) => (
    <SmallIconButton
      key={to}
      data-move={to}
      aria-label={label(to)}
      // `disabled` would make the button lose focus when the item reaches the end of the list.
      aria-disabled={place[end]}
      {...(place[end] && { opacity: '0.4' })}
      onClick={() => !place[end] && onMove(steps)}
    >
      <Icon size="18" aria-hidden="true" />
    </SmallIconButton>
  ));
}
