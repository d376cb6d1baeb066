import { useLayoutEffect, type RefObject } from 'react';

/** The height of the toolbar above the keyboard, for what else is at the bottom of the screen; set while it is shown. */
const HEIGHT = '--editor-toolbar-height';

/**
 * Keeps a fixed element above the on-screen keyboard. The keyboard covers the layout viewport, to which fixed elements belong, so its
 * height is the difference to the visual viewport.
 */
export function useKeyboardPlace(element: RefObject<HTMLElement | null>, isFixed: boolean): void {
  useLayoutEffect(() => {
    const toolbar = element.current;
    if (!toolbar || !isFixed) return;
    const root = document.documentElement;
    const place = (): void => {
      const viewport = window.visualViewport;
      const covered = viewport ? root.clientHeight - viewport.height - viewport.offsetTop : 0;
      toolbar.style.bottom = `${Math.max(covered, 0)}px`;
      root.style.setProperty(HEIGHT, `${toolbar.offsetHeight}px`);
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(toolbar);
    window.visualViewport?.addEventListener('resize', place);
    window.visualViewport?.addEventListener('scroll', place);
    return () => {
      observer.disconnect();
      window.visualViewport?.removeEventListener('resize', place);
      window.visualViewport?.removeEventListener('scroll', place);
      toolbar.style.bottom = '';
      root.style.removeProperty(HEIGHT);
    };
  }, [element, isFixed]);
}
