import { useRef, type DOMAttributes, type PointerEvent } from 'react';

/** The minimum distance for a movement to count as a swipe instead of a tap, in CSS pixels. */
const SWIPE_PX = 12;
/** The minimum distance for a swipe to take effect, in CSS pixels. */
const COUNTS_PX = 88;

type Direction = 'left' | 'right';

/**
 * Returns event handlers for an element that the owner can swipe left or right. A long enough swipe calls the
 * function for its direction. The element needs `touch-action: pan-y`. During a swipe, `data-swipe` on the
 * element's parent contains the direction. The parent also has `data-counts` while releasing the element
 * would call the function.
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

  /** Returns a movement's direction and distance, or null if there is no function for that direction. */
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
    // Prevents a swipe that ends on a link from opening the link.
    onClickCapture: (event) => {
      if (!wasSwiped.current) return;
      wasSwiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
