import { useRef, type DOMAttributes, type PointerEvent } from 'react';

/**
 * The distance from which a movement is a swipe instead of a tap, and the distance from which the swipe takes
 * effect.
 */
const SWIPE_PX = 12;
const COUNTS_PX = 88;

type Direction = 'left' | 'right';

/**
 * Lets the owner swipe an element to a side, and calls that side's function if she swiped far enough. The
 * element needs `touch-action: pan-y`. Its parent gets `data-swipe`, the direction, and `data-counts` while
 * releasing would take effect.
 */
export function useSwipe(on: Partial<Record<Direction, () => void>>): DOMAttributes<HTMLElement> {
  const start = useRef<{ x: number; y: number } | null>(null);
  const wasSwiped = useRef(false);

  function pull({ style, parentElement }: HTMLElement, distance: number): void {
    style.transform = distance === 0 ? '' : `translateX(${distance}px)`;
    if (!parentElement) return;
    if (distance === 0) delete parentElement.dataset.swipe;
    else parentElement.dataset.swipe = distance < 0 ? 'left' : 'right';
    parentElement.toggleAttribute('data-counts', Math.abs(distance) >= COUNTS_PX);
  }

  /** Returns the direction and distance of a movement; null if its direction has no function. */
  function swipeOf({ clientX }: PointerEvent): [Direction, number] | null {
    if (!start.current) return null;
    const distance = clientX - start.current.x;
    const direction = distance < 0 ? 'left' : 'right';
    return on[direction] ? [direction, distance] : null;
  }

  function end(event: PointerEvent<HTMLElement>): void {
    pull(event.currentTarget, 0);
    start.current = null;
  }

  return {
    onPointerDown: ({ pointerType, isPrimary, clientX, clientY }) => {
      wasSwiped.current = false;
      start.current = pointerType === 'touch' && isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerMove: (event) => {
      const swipe = swipeOf(event);
      if (!swipe) return;
      const { currentTarget, pointerId } = event;
      if (!wasSwiped.current) {
        if (Math.abs(swipe[1]) < SWIPE_PX) return;
        wasSwiped.current = true;
        currentTarget.setPointerCapture(pointerId);
      }
      pull(currentTarget, swipe[1]);
    },
    onPointerUp: (event) => {
      const swipe = wasSwiped.current ? swipeOf(event) : null;
      end(event);
      if (swipe && Math.abs(swipe[1]) >= COUNTS_PX) on[swipe[0]]?.();
    },
    onPointerCancel: end,
    // Releasing a finger on a link would follow the link.
    onClickCapture: (event) => {
      if (!wasSwiped.current) return;
      wasSwiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
