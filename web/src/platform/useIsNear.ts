import { useEffect, useState, type RefObject } from 'react';

/** A screen's height before something comes into view is early enough to fetch it. */
const MARGIN = '100% 0px';

/** Whether an element has come near what the visitor sees; once it has, that stays. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
