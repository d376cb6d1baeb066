/**
 * Loads the code that counts visits, but only after the page has settled. That code doesn't identify visitors
 * (docs/decisions/0043).
 */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { collectUncaughtErrors } from '../platform/browser/errors';
import { whenSettled } from '../../shared/browser/whenIdle';

/** The paths of the pages shown before the counting code loaded. */
let shown: string[] = [];
let show = (path: string): void => void shown.push(path);

/**
 * Returns whether to count the visit. Automated browsers and visitors who object (Global Privacy Control, Do
 * Not Track) aren't counted.
 */
function isCounted(): boolean {
  const { webdriver, doNotTrack } = navigator;
  return (
    !webdriver &&
    doNotTrack !== '1' &&
    !('globalPrivacyControl' in navigator && navigator.globalPrivacyControl)
  );
}

async function load(): Promise<void> {
  const { startCounting } = await import('./counting');
  show = startCounting(shown);
  shown = [];
}

export function startStats(): void {
  if (!isCounted()) return;
  collectUncaughtErrors();
  show(location.pathname);
  // A prerendered page hasn't been visited yet and may never be visited.
  const start = () => whenSettled(() => void load().catch(() => undefined));
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}

export function useShownPages(): void {
  const { pathname } = useLocation();
  const counted = useRef(pathname);
  useEffect(() => {
    if (counted.current === pathname) return;
    counted.current = pathname;
    show(pathname);
  }, [pathname]);
}
