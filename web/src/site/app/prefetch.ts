/** Prefetches what links lead to: the code of the page and the texts of its language. */
import { hasLocale, localeFromPath } from '@perro-wisdom/domain/general/locale';
import { useEffect } from 'react';
import { whenSettled } from '../../shared/browser/whenIdle';
import { localSites } from '../platform/content/localSite';
import { publicPageAt } from './publicPages';

const LINKS = 'a[href^="/"]';
const fetched = new Set<string>();

/** Loads the code and texts of the public page at a path; what failed earlier is tried again. */
export function loadPage(pathname: string): Promise<unknown> {
  const locale = localeFromPath(pathname);
  return Promise.all([localSites.retry(locale), publicPageAt(pathname).retry(locale)]);
}

/** Fetches the code and texts of the public page at a path, once. A failure is ignored: the navigation tries again and tells the visitor. */
async function prefetch(pathname: string): Promise<void> {
  if (!hasLocale(pathname) || fetched.has(pathname)) return;
  fetched.add(pathname);
  try {
    await loadPage(pathname);
  } catch {
    fetched.delete(pathname);
  }
}

const linkOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;

/**
 * Prefetches each link of the site that scrolls into view, is pointed at or receives the focus; nothing for visitors who save data. Links to the
 * other language are not prefetched when in view: every page has one, and few visitors follow it.
 */
export function usePrefetch(): void {
  useEffect(() => {
    if (navigator.connection?.saveData) return;

    const onInterest = ({ target }: Event) => {
      const link = linkOf(target);
      if (link) void prefetch(link.pathname);
    };
    document.addEventListener('pointerover', onInterest, { passive: true });
    document.addEventListener('focusin', onInterest);

    const inView = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        inView.unobserve(target);
        const link = linkOf(target);
        if (link && localeFromPath(link.pathname) === localeFromPath(location.pathname))
          void prefetch(link.pathname);
      }
    });
    const watch = () => document.querySelectorAll(LINKS).forEach((link) => inView.observe(link));
    const newLinks = new MutationObserver(watch);
    let active = true;
    // The current page has priority over the next one.
    whenSettled(() => {
      if (!active) return;
      watch();
      newLinks.observe(document.body, { childList: true, subtree: true });
    });

    return () => {
      active = false;
      document.removeEventListener('pointerover', onInterest);
      document.removeEventListener('focusin', onInterest);
      newLinks.disconnect();
      inView.disconnect();
    };
  }, []);
}
