/** Fetches what a link leads to before it is followed: the code of its page, and the texts of its language. */
import { hasLocale, localeFromPath } from '@perro-wisdom/domain/locale';
import { useEffect } from 'react';
import { translations } from '../platform/i18n/i18n';
import { whenSettled } from '../platform/browser/whenIdle';
import { publicPageAt } from './publicPages';

const LINKS = 'a[href^="/"]';
const fetched = new Set<string>();

/** Fetches what the public page at a path needs, once. A failure is left to the navigation, which tells the visitor. */
async function prefetch(pathname: string): Promise<void> {
  if (!hasLocale(pathname) || fetched.has(pathname)) return;
  fetched.add(pathname);
  const locale = localeFromPath(pathname);
  try {
    await Promise.all([translations.retry(locale), publicPageAt(pathname).retry(locale)]);
  } catch {
    fetched.delete(pathname);
  }
}

const linkOf = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null);

/**
 * Prefetches each link of the site that comes into view, is pointed at or has the focus; nothing for who saves data. A link to the other
 * language is not enough in view: every page has one, and few follow it.
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
        if (link && localeFromPath(link.pathname) === localeFromPath(location.pathname)) void prefetch(link.pathname);
      }
    });
    const watch = () => document.querySelectorAll(LINKS).forEach((link) => inView.observe(link));
    const newLinks = new MutationObserver(watch);
    let active = true;
    // What the visitor looks at now comes before what may come next.
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
