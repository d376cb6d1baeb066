import { describe, expect, it } from 'vitest';
import { passesGate } from './gate';

/**
 * The gate for “ñandú y coquí”, created with Node's `pbkdf2Sync` and a salt of sixteen zero bytes. The low
 * iteration count keeps the test fast.
 */
const GATE = 'pbkdf2:1000:AAAAAAAAAAAAAAAAAAAAAA:8ed8';

describe('the password check in the browser', () => {
  it('accepts the password', async () => {
    expect(await passesGate('ñandú y coquí', GATE)).toBe(true);
  });

  it('accepts accents in any Unicode normalization form', async () => {
    expect(await passesGate('ñandú y coquí'.normalize('NFD'), GATE)).toBe(true);
  });

  it.each(['', 'ñandú y coqui', 'ñandú y coquí '])('rejects %j', async (password) => {
    expect(await passesGate(password, GATE)).toBe(false);
  });

  it.each([undefined, '', 'pbkdf2:1000:AAAA', 'pbkdf2:1000:AAAA:12345', 'scrypt:1000:AAAA:1234'])(
    'throws an error with instructions when the build has no valid hash: %j',
    async (gate) => {
      await expect(passesGate('anything', gate ?? '')).rejects.toThrow('npm run deploy:secret');
    },
  );
});
