/**
 * The web font is used from the first paint or, if it loads later, from the next page on, so that text does not reflow while it is read.
 * `font-display: optional` means that, but Chrome forgets it whenever it collects the font faces again. A late font is therefore switched off
 * until the next navigation. With `swap` the layout shift was up to 0.10, as scaled fallbacks are still 3 to 4 % wider or narrower.
 */
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The `<style>` with the `@font-face` rules, in the page template. */
const faces = () => document.querySelector<HTMLStyleElement>('#font');

const hasArrived = (): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.woff2'));

/** Returns whether text is rendered in the font at this moment: then its width differs from that of the fallback. */
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

/** Switches a late font off. To be called on a server-rendered page before any style is added to it. */
export function keepLateFontOut(): void {
  const style = faces();
  if (style && !isInUse()) style.media = 'not all';
}

/** Switches the font on again for the next page, whose text is new anyway. */
export function useLateFont(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useLayoutEffect(() => {
    const style = faces();
    if (style && pathname !== first.current && hasArrived()) style.media = 'all';
  }, [pathname]);
}
