import { useLayoutEffect, type RefObject } from 'react';

/**
 * The heights of the toolbar and of the keyboard below it, for other elements at the bottom of the screen;
 * set while the toolbar is shown.
 */
const HEIGHT = '--editor-toolbar-height';
const COVERED = '--keyboard-height';

/**
 * The attribute of the document while an on-screen keyboard leaves little of the screen, so that other bars
 * make room for the text.
 */
const WRITING = 'data-writing';
/** A smaller difference comes from the browser's own bars. */
const KEYBOARD_MIN_HEIGHT = 100;
/**
 * A viewport below this height has a keyboard that shrinks it instead of covering it: without a keyboard,
 * even small phones have more.
 */
const SHORT_HEIGHT = 540;

/**
 * Keeps a fixed element above the on-screen keyboard. The keyboard covers the layout viewport, to which fixed
 * elements belong, so its height is the difference to the visual viewport.
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
      root.style.setProperty(COVERED, toolbar.style.bottom);
      root.style.setProperty(HEIGHT, `${toolbar.offsetHeight}px`);
      const visible = viewport ? viewport.height * viewport.scale : root.clientHeight;
      const isShort = visible < SHORT_HEIGHT || root.clientHeight - visible > KEYBOARD_MIN_HEIGHT;
      root.toggleAttribute(WRITING, isShort);
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
      root.style.removeProperty(COVERED);
      root.removeAttribute(WRITING);
    };
  }, [element, isFixed]);
}
