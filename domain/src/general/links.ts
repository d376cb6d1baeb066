/**
 * Adds the protocol to an address that starts with `www.`. Otherwise, a browser would resolve the address as
 * a path on this site.
 */
export function withProtocol(href: string): string {
  return /^\s*www\.[^\s.]+\.\S/i.test(href) ? `https://${href.trim()}` : href;
}

/**
 * Converts a typed address to an https URL. Adds the protocol to addresses such as `www.example.com` and
 * `example.com/account`. Converts `@account` to the URL of that account on the given network. Returns any
 * other string unchanged.
 */
export function webAddress(text: string, network = ''): string {
  const typed = text.trim();
  if (network !== '' && /^@[\w.-]+$/.test(typed)) return network + typed.slice(1);
  if (/^https?:\/\/\S+$/i.test(typed)) return typed.replace(/^https?/i, 'https');
  return /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?$/i.test(typed) ? `https://${typed}` : text;
}

/** Converts a typed site address to an https URL without a trailing slash. */
export function siteAddress(text: string): string {
  const address = webAddress(text);
  return /^https:\/\/[^/]+\/?$/.test(address) ? address.replace(/\/$/, '').toLowerCase() : address;
}
