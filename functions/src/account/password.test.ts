import { describe, expect, it } from 'vitest';
import { verifyPassword } from './password';

/** The hash of "correct horse", computed with Python's hashlib. */
const HASH = 'scrypt:16384:8:1:c2l4dGVlbiBieXRlcyBvaw:GDUJzPxtY09A5BYXqfZvTIZTbOg7j8iefYQHN-yUGU0';

describe('a password', () => {
  it('matches only its own hash', async () => {
    expect(await verifyPassword('correct horse', HASH)).toBe(true);
    for (const wrong of ['', 'correct horse ', 'Correct horse', 'x'.repeat(200)]) {
      expect(await verifyPassword(wrong, HASH)).toBe(false);
    }
  });

  it('matches regardless of the Unicode normalization of its accents', async () => {
    const hash = 'scrypt:16384:8:1:YW5vdGhlciBzYWx0IDEyMw:RS3teBV9iH5jmLZi6K2-TFAmHrkQs3sqIkv6dqqP2r0';
    expect(await verifyPassword('piñón'.normalize('NFD'), hash)).toBe(true);
    expect(await verifyPassword('piñón'.normalize('NFC'), hash)).toBe(true);
  });

  it.each([
    '',
    'x',
    'scrypt:1:2:3',
    'scrypt:a:8:1:salt:hash',
    'palmas-y-perros-2025',
    `x${HASH}`,
    `${HASH}:x`,
  ])('cannot be checked against %o: the error names the command to run', async (hash) => {
    await expect(verifyPassword('anything', hash)).rejects.toThrow('npm run deploy:secret');
  });
});
