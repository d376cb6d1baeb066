import { chakra } from '@chakra-ui/react';
import { useIsPending } from '../PublicRouter';

/** Says to the eye that a tap was heard while the next page is on its way. It waits a moment: most pages are there at once. */
export function PendingBar() {
  if (!useIsPending()) return null;
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
      animation="creep 6s cubic-bezier(0.2, 0.7, 0.2, 1) 250ms both"
      _motionReduce={{ animation: 'none' }}
    />
  );
}
