/**
 * Uses the web font from the first paint or, if it loads later, from the next page on, so that text doesn't
 * reflow during reading. `font-display: optional` is meant to do this, but Chrome forgets it whenever it
 * collects the font faces again. Therefore a late font is disabled until the next navigation. With `swap`,
 * the layout shift was up to 0.10: even scaled fallbacks are 3 to 4 % wider or narrower.
 */
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The `<style>` with the `@font-face` rules, in the page template. */
const faces = () => document.querySelector<HTMLStyleElement>('#font');

const hasArrived = (): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.woff2'));

/** Returns whether text is currently rendered in the web font. Its width then differs from the fallback's. */
function isInUse(): boolean {
  const probe = document.createElement('span');
  probe.textContent = 'WWWiii';
  probe.style.cssText = 'position:absolute;visibility:hidden';
  const widthIn = (families: string) => {
    probe.style.font = `700 4rem ${families}`;
    return probe.offsetWidth;
  };
  document.body.append(probe);
  const families = getComputedStyle(document.documentElement).getPropertyValue('--pw-fonts-heading');
  const [family = ''] = families.split(',');
  const isOurs = widthIn(`${family}, monospace`) !== widthIn('monospace');
  probe.remove();
  return isOurs;
}

/** Disables a late font. Call it on a server-rendered page before any style is added to it. */
export function keepLateFontOut(): void {
  const style = faces();
  if (style && !isInUse()) style.media = 'not all';
}

/** Enables the font again on the next page, whose text is new anyway. */
export function useLateFont(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useLayoutEffect(() => {
    const style = faces();
    if (style && pathname !== first.current && hasArrived()) style.media = 'all';
  }, [pathname]);
}
