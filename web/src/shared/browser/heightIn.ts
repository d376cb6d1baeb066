import type { RefCallback } from 'react';

/**
 * Returns a ref that writes an element's current height to a CSS variable. Other elements at the same edge of
 * the screen can then make room for it.
 */
export const heightIn =
  (variable: `--${string}`): RefCallback<HTMLElement> =>
  (element) => {
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(variable, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(variable);
    };
  };
