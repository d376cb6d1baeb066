import type { RefCallback } from 'react';

/** Returns a ref that keeps the height of its element in a variable of CSS, for what else is at that edge of the screen. */
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
