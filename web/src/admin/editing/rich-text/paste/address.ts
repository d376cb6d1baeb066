import { POST_LINK_TARGET } from '@app/domain/blog/post-html';

/** The tracking parameters that sites and newsletters add to addresses. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|igsh|mc_[ce]id)$/;

/** Returns a pasted address without redirection and tracking; null if posts may not contain it. Addresses relative to another site lead nowhere. */
export function cleanAddress(href: string): string | null {
  if (!/^(?:https?|mailto|tel):/i.test(href.trim()) || !POST_LINK_TARGET.test(href.trim())) return null;
  if (!/^https?:/i.test(href.trim())) return href.trim();
  try {
    const url = new URL(href.trim());
    const target =
      url.hostname.endsWith('google.com') && url.pathname === '/url' ? url.searchParams.get('q') : null;
    if (target !== null && target !== href) return cleanAddress(target);
    const tracking = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
    if (tracking.length === 0) return href.trim();
    for (const name of tracking) url.searchParams.delete(name);
    return url.href;
  } catch {
    return null;
  }
}
