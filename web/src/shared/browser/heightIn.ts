import type { RefCallback } from 'react';

/**
 * Returns a ref that keeps the element's height in a CSS variable, so that other elements at that edge of the
 * screen can make room.
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
