/** Adds the missing protocol to an address that begins with `www.`, which a browser would take for a path of this site. */
export function withProtocol(href: string): string {
  return /^\s*www\.[^\s.]+\.\S/i.test(href) ? `https://${href.trim()}` : href;
}

/**
 * Returns the https address that a typed one means: `www.example.com` and `example.com/account` lack the protocol, and `@account` is an account
 * of the network at the given address. Any other text stays as it is.
 */
export function webAddress(text: string, network = ''): string {
  const typed = text.trim();
  if (network !== '' && /^@[\w.-]+$/.test(typed)) return network + typed.slice(1);
  if (/^https?:\/\/\S+$/i.test(typed)) return typed.replace(/^https?/i, 'https');
  return /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/\S*)?$/i.test(typed) ? `https://${typed}` : text;
}

/** Returns the address of a site that a typed one means, without a slash at its end. */
export function siteAddress(text: string): string {
  const address = webAddress(text);
  return /^https:\/\/[^/]+\/?$/.test(address) ? address.replace(/\/$/, '').toLowerCase() : address;
}
