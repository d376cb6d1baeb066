/**
 * Prefetches the pages that links point to: their code, the translations, and the code that reads their data.
 */
import { hasLocale, localeFromPath, stripLocale } from '@app/domain/general/locale';
import { useEffect } from 'react';
import { afterPaint } from '../../shared/browser/afterPaint';
import { whenIdle } from '../../shared/browser/whenIdle';
import { fetchFirestore } from '../../shared/data/firestoreConnection';
import { isServedInOtherLanguage, pageFiles } from '../../shared/data/pageFile';
import { localSites } from '../platform/content/localSite';
import { publicPageAt } from './publicPages';

/**
 * The interactions that start prefetching. Many visitors leave after the first screen and need no other page.
 */
const INTERACTIONS = ['scroll', 'pointerdown', 'keydown'] as const;

const LINKS = 'a[href^="/"]';

/** Loads the code and translations of the public page at a path. Retries earlier failures. */
export function loadPage(pathname: string): Promise<unknown> {
  const locale = localeFromPath(pathname);
  return Promise.all([localSites.retry(locale), publicPageAt(pathname).retry(locale)]);
}

/**
 * Prefetches a page. Ignores failures, because navigating to the page loads it again and reports any failure.
 */
async function prefetch(pathname: string): Promise<void> {
  if (hasLocale(pathname)) await loadPage(pathname).catch(() => undefined);
}

/** Prefetches everything for a link that the visitor is about to press. */
async function prefetchAll({ pathname }: HTMLAnchorElement): Promise<void> {
  if (isServedInOtherLanguage(pathname)) void pageFiles.load(pathname);
  await prefetch(pathname);
  const { loader } = publicPageAt(pathname).get(localeFromPath(pathname)) ?? {};
  const isThisPage = stripLocale(pathname) === stripLocale(location.pathname);
  if (loader && !isThisPage) fetchFirestore().catch(() => undefined);
}

const linkOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;

/**
 * Prefetches links when the visitor points at them or focuses them. After the first interaction, also
 * prefetches all visible links. Does nothing for visitors in data-saving mode.
 */
export function usePrefetch(): void {
  useEffect(() => {
    // In the editor's preview frame, links do nothing.
    if (navigator.connection?.saveData || parent !== window) return;

    const onInterest = ({ target }: Event) => {
      const link = linkOf(target);
      // Starting a request takes a few milliseconds on a phone, so the page responds to the tap first.
      if (link) afterPaint(() => void prefetchAll(link));
    };
    document.addEventListener('pointerover', onInterest, { passive: true });
    document.addEventListener('focusin', onInterest);

    const inView = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        inView.unobserve(target);
        const link = linkOf(target);
        if (link && localeFromPath(link.pathname) === localeFromPath(location.pathname))
          whenIdle(() => void prefetch(link.pathname));
      }
    });
    const watch = () => document.querySelectorAll(LINKS).forEach((link) => inView.observe(link));
    const newLinks = new MutationObserver(watch);
    const begin = () => {
      for (const event of INTERACTIONS) removeEventListener(event, begin);
      watch();
      newLinks.observe(document.body, { childList: true, subtree: true });
    };
    for (const event of INTERACTIONS) addEventListener(event, begin, { passive: true });

    return () => {
      for (const event of INTERACTIONS) removeEventListener(event, begin);
      document.removeEventListener('pointerover', onInterest);
      document.removeEventListener('focusin', onInterest);
      newLinks.disconnect();
      inView.disconnect();
    };
  }, []);
}
