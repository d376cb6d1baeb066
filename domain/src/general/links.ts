/** Adds the missing protocol to an address that begins with `www.`, which a browser would take for a path of this site. */
export function withProtocol(href: string): string {
  return /^\s*www\.[^\s.]+\.\S/i.test(href) ? `https://${href.trim()}` : href;
}
