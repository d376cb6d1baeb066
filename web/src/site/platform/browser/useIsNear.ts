import { useEffect, useState, type RefObject } from 'react';

/** An element counts as near within one screen height of the viewport. */
const MARGIN = '100% 0px';

/** The events that may precede a jump. Keyboard and voice users can get to an element without scrolling. */
const JUMPING = ['keydown', 'focusin'] as const;

/**
 * Returns whether `element` is near the viewport or the visitor may be about to jump to it. Once true, it
 * stays true.
 */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const comeNear = () => setNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) comeNear();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    for (const event of JUMPING) addEventListener(event, comeNear, { passive: true });
    return () => {
      observer.disconnect();
      for (const event of JUMPING) removeEventListener(event, comeNear);
    };
  }, [element, isNear]);
  return isNear;
}
