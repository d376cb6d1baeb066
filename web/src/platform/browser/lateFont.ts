/**
 * The font is used from the first paint on or, where it comes later, from the next page on: what is being read does not move.
 * `font-display: optional` says so to the browser, but Chrome forgets it whenever it collects the font faces anew, as it does when a rule
 * in a cascade layer is inserted. Hence a font that is late is switched off until the visitor goes on.
 */
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { FONT_FAMILY } from '../../ui/theme/tokens';

/** The element with the font's faces, in the pages' template. */
const faces = () => document.querySelector<HTMLStyleElement>('#font');

const hasArrived = (): boolean => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.woff2'));

/** Whether text is shown in the font now: then it is not as wide as in another one. */
function isInUse(): boolean {
  const probe = document.createElement('span');
  probe.textContent = 'WWWiii';
  probe.style.cssText = 'position:absolute;visibility:hidden';
  const widthIn = (families: string) => {
    probe.style.font = `700 4rem ${families}`;
    return probe.offsetWidth;
  };
  document.body.append(probe);
  const isOurs = widthIn(`'${FONT_FAMILY}', monospace`) !== widthIn('monospace');
  probe.remove();
  return isOurs;
}

/** For a page that the server has rendered: to be called before any style is added to it. */
export function keepLateFontOut(): void {
  const style = faces();
  if (style && !isInUse()) style.media = 'not all';
}

/** Lets a font that has arrived since into the next page, whose text is new anyway. */
export function useLateFont(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useLayoutEffect(() => {
    const style = faces();
    if (style && pathname !== first.current && hasArrived()) style.media = 'all';
  }, [pathname]);
}
