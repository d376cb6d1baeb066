/**
 * The address that the author of a link meant: `www.akc.org` becomes `https://www.akc.org`. A browser would read it as a path of this
 * site.
 */
export function completeAddress(href: string): string {
  return /^\s*www\.[^\s.]+\.\S/i.test(href) ? `https://${href.trim()}` : href;
}
