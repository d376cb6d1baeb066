/**
 * Keeps text from reflowing while someone is reading it. A web font that isn't available for the first paint
 * is disabled until the next navigation. `font-display: optional` should do this, but whenever Chrome
 * collects the font faces again, it forgets that a font was late. With `swap`, the layout shifted by up to
 * 0.10, because even scaled fallbacks are 3% to 4% wider or narrower than the web font.
 */
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Returns the `<style>` with the `@font-face` rules from the page template. */
const faces = () => document.querySelector<HTMLStyleElement>('#font');

const hasArrived = (): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.woff2'));

/** Returns whether the web font is currently in use, by checking whether it changes the width of text. */
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

/** Disables the web font if it is late. On a server-rendered page, call this before anything adds a style. */
export function keepLateFontOut(): void {
  const style = faces();
  if (style && !isInUse()) style.media = 'not all';
}

/** Enables a late font on the next navigation, when all the text is replaced anyway. */
export function useLateFont(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useLayoutEffect(() => {
    const style = faces();
    if (style && pathname !== first.current && hasArrived()) style.media = 'all';
  }, [pathname]);
}
