import { describe, expect, it } from 'vitest';
import { passesGate } from './gate';

/** Made by `node -e` with pbkdf2Sync from a salt of sixteen zero bytes; few iterations keep the test quick. */
const GATE = 'pbkdf2:1000:AAAAAAAAAAAAAAAAAAAAAA:8ed8';

describe('the gate in the browser', () => {
  it('lets the password through', async () => {
    expect(await passesGate('ñandú y coquí', GATE)).toBe(true);
  });

  it('takes an accent for the same however it was typed', async () => {
    expect(await passesGate('ñandú y coquí'.normalize('NFD'), GATE)).toBe(true);
  });

  it.each(['', 'ñandú y coqui', 'ñandú y coquí '])('turns %j away', async (password) => {
    expect(await passesGate(password, GATE)).toBe(false);
  });

  it.each([undefined, '', 'pbkdf2:1000:AAAA', 'pbkdf2:1000:AAAA:12345', 'scrypt:1000:AAAA:1234'])(
    'says what to do when the build has no gate: %j',
    async (gate) => {
      await expect(passesGate('anything', gate ?? '')).rejects.toThrow('npm run admin:password');
    },
  );
});
