import { useEffect, useState, type RefObject } from 'react';

/** Loading starts one screen height before an element comes into view. */
const MARGIN = '100% 0px';

/** Keyboard and voice users may jump to an element without scrolling past it. */
const JUMPING = ['keydown', 'focusin'] as const;

/** Returns whether an element is near the view, or the visitor may jump to it. Once true, it stays true. */
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
