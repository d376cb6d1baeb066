import { ECDH } from 'node:crypto';

/**
 * Returns whether the server may send notifications to a URL. Only public hosts are allowed, so that nobody
 * with the owner's session can make the server call machines that only the server can reach. Browsers' push
 * services have no fixed list of hosts. `allowLocal` also allows this machine, for the tests' push service.
 */
export function isPushEndpoint(endpoint: string, allowLocal: boolean): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, hash } = new URL(endpoint);
  if (username !== '' || password !== '' || hash !== '') return false;
  if (allowLocal && protocol === 'http:' && hostname === '127.0.0.1') return true;
  // A public host name has a dot and a top-level domain that starts with a letter, unlike any IP address.
  return (
    protocol === 'https:' &&
    port === '' &&
    /^[a-z\d.-]+\.(?!internal$|local$|localhost$)[a-z][a-z\d-]*[a-z\d]$/.test(hostname)
  );
}

/** Returns whether a browser's public key is a point on the curve. Encryption fails for any other key. */
export function isPublicKey(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'hex', 'uncompressed').length === 130;
  } catch {
    return false;
  }
}
