import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openToken, sealToken } from './token';

it('decrypts a token only with the same secret', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (token, secret, other) => {
      const sealed = sealToken(token, secret);
      expect(openToken(sealed, secret)).toBe(token);
      if (other !== secret) expect(openToken(sealed, other)).toBeNull();
    }),
  );
});

it('rejects a token that was tampered with', () => {
  const sealed = Buffer.from(sealToken('IGAA-secret', 'app'), 'base64');
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(openToken(changed.toString('base64'), 'app')).toBeNull();
  }
  expect(openToken('', 'app')).toBeNull();
});

it('never encrypts a token to the same bytes twice, and never stores it in plain text', () => {
  const [first, second] = [sealToken('IGAA-secret', 'app'), sealToken('IGAA-secret', 'app')];
  expect(first).not.toBe(second);
  expect(Buffer.from(first, 'base64').toString('latin1')).not.toContain('secret');
});
