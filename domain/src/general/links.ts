/**
 * Returns a URL with the protocol added if it starts with `www.`, which a browser would resolve as a path of
 * this site.
 */
export function withProtocol(href: string): string {
  return /^\s*www\.[^\s.]+\.\S/i.test(href) ? `https://${href.trim()}` : href;
}

/**
 * Returns a typed address as an https URL. `www.example.com` and `example.com/account` lack the protocol, and
 * `@account` is an account of the given network. Returns any other text unchanged.
 */
export function webAddress(text: string, network = ''): string {
  const typed = text.trim();
  if (network !== '' && /^@[\w.-]+$/.test(typed)) return network + typed.slice(1);
  if (/^https?:\/\/\S+$/i.test(typed)) return typed.replace(/^https?/i, 'https');
  return /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?$/i.test(typed) ? `https://${typed}` : text;
}

/** Returns the typed address of a site as an https URL without a trailing slash. */
export function siteAddress(text: string): string {
  const address = webAddress(text);
  return /^https:\/\/[^/]+\/?$/.test(address) ? address.replace(/\/$/, '').toLowerCase() : address;
}
