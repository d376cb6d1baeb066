import { useLayoutEffect, type RefObject } from 'react';

/**
 * The CSS variables for the heights of the toolbar and of the keyboard below it. Other elements at the bottom
 * of the screen use them while the toolbar is shown.
 */
const HEIGHT = '--editor-toolbar-height';
const COVERED = '--keyboard-height';

/**
 * The attribute that the root element has while the on-screen keyboard leaves little space. Other bars then
 * make room for the text.
 */
const WRITING = 'data-writing';
/**
 * The minimum height of an on-screen keyboard. If the viewports' heights differ by less than this, the cause
 * is the browser's own bars.
 */
const KEYBOARD_MIN_HEIGHT = 100;
/**
 * The minimum height of a viewport without an on-screen keyboard, even on small phones. A shorter viewport
 * must have been shrunk by a keyboard.
 */
const SHORT_HEIGHT = 540;

/**
 * Keeps a fixed element above the on-screen keyboard. The keyboard covers part of the layout viewport, and
 * fixed elements are positioned relative to that viewport. The keyboard's height is therefore the difference
 * between the layout viewport and the visual viewport.
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
