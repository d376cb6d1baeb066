/**
 * Checks the password in the browser. The build contains the salt, the iteration count and only the first 16
 * bits of the password's PBKDF2-SHA-256 hash. Those bits are enough to reject a mistyped password immediately
 * but far too few to recover the password. The server makes the final decision.
 */

const GATE = /^pbkdf2:(\d{1,7}):([\w-]+):([0-9a-f]{4})$/;
const BITS = 16;

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

const toHex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns whether the password matches the partial hash. Throws if the build has no valid hash. */
export async function passesGate(password: string, gate = import.meta.env.VITE_ADMIN_GATE): Promise<boolean> {
  const match = GATE.exec(gate ?? '');
  if (!match)
    throw new Error(
      'VITE_ADMIN_GATE is missing or malformed: web/.env has a demo value, "npm run deploy:secret" creates a real one',
    );
  const [, iterations, salt = '', expected] = match;
  // An accented letter may be one or two code points, so this normalizes the password as the server does.
  const typed = new TextEncoder().encode(password.normalize('NFC'));
  const key = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveBits']);
  const parameters = {
    name: 'PBKDF2',
    hash: 'SHA-256',
    salt: fromBase64Url(salt),
    iterations: Number(iterations),
  };
  return toHex(await crypto.subtle.deriveBits(parameters, key, BITS)) === expected;
}
