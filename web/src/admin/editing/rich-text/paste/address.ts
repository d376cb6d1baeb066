/** The tracking parameters that websites and newsletters add to URLs. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|igsh|mc_[ce]id)$/;

/**
 * Removes redirects and tracking parameters from a pasted URL. Returns null if the URL isn't allowed in
 * posts. Also returns null if it is relative, because it then refers to the site it was copied from.
 */
export function cleanAddress(href: string): string | null {
  const address = href.trim();
  if (!/^https?:/i.test(address)) return /^(?:mailto|tel):/i.test(address) ? address : null;
  try {
    const url = new URL(address);
    const target =
      url.hostname.endsWith('google.com') && url.pathname === '/url' ? url.searchParams.get('q') : null;
    if (target !== null && target !== href) return cleanAddress(target);
    const tracking = [...url.searchParams.keys()].filter((name) => TRACKING.test(name));
    if (tracking.length === 0) return address;
    for (const name of tracking) url.searchParams.delete(name);
    return url.href;
  } catch {
    return null;
  }
}
