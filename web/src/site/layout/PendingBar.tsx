import { chakra } from '@chakra-ui/react';
import { useNavigationState } from '../app/PublicRouter';

/**
 * A progress bar for when the next page is loading. It appears after a delay, because most pages load right
 * away.
 */
export function PendingBar() {
  if (useNavigationState() !== 'pending') return null;
  return (
    <chakra.div
      aria-hidden="true"
      position="fixed"
      top="0"
      insetX="0"
      h="1"
      zIndex="toast"
      bg="accent"
      transformOrigin="left"
      animation="creep 6s cubic-bezier(0.2, 0.7, 0.2, 1) 100ms both"
      _motionReduce={{ animation: 'none' }}
    />
  );
}
