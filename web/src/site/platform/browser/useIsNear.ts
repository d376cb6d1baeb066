import { useEffect, useState, type RefObject } from 'react';

/** One screen height before an element comes into view is early enough to load it. */
const MARGIN = '100% 0px';

/** With the keyboard or by voice, a visitor may jump to an element without scrolling past it. */
const JUMPING = ['keydown', 'focusin'] as const;

/** Returns whether the visitor has come near an element, or may jump to it. Stays true once it is. */
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
