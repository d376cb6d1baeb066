import { useEffect, useState, type RefObject } from 'react';

/** A screen's height before something comes into view is early enough to fetch it. */
const MARGIN = '100% 0px';

/** Whoever looks for something with the keyboard or by voice may jump to it without passing by. */
const JUMPING = ['keydown', 'focusin'] as const;

/** Whether the visitor has come near an element, or may jump to it; once that was so, it stays. */
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
