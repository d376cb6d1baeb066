import { scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createGate, hashPassword, matchesHash, passesGate } from './passwords';
import { verifyPassword } from './src/account/password';

const PASSWORD = 'sato-ñame-coquí-31';

describe('a password', () => {
  it('matches only its own hash', async () => {
    const hash = hashPassword(PASSWORD);
    expect(await verifyPassword(PASSWORD, hash)).toBe(true);
    expect(await verifyPassword(`${PASSWORD}x`, hash)).toBe(false);
    expect([matchesHash(PASSWORD, hash), matchesHash('x', hash)]).toEqual([true, false]);
  });

  it('passes its own gate', () => {
    // The salt is fixed because, with random salts, the gates for two passwords sometimes have the same two
    // bytes.
    const gate = createGate(PASSWORD, Buffer.alloc(16));
    expect(gate).toMatch(/^pbkdf2:600000:[\w-]{22}:[0-9a-f]{4}$/);
    expect([passesGate(PASSWORD, gate), passesGate('x', gate)]).toEqual([true, false]);
  });

  it('matches a hash that was created with other parameters', async () => {
    const salt = Buffer.alloc(16);
    const key = scryptSync(PASSWORD, salt, 32, { N: 256, r: 10, p: 12 });
    const hash = `scrypt:256:10:12:${salt.toString('base64url')}:${key.toString('base64url')}`;
    expect([matchesHash(PASSWORD, hash), matchesHash('x', hash)]).toEqual([true, false]);
    expect(await verifyPassword(PASSWORD, hash)).toBe(true);
  });

  it('matches regardless of how its accents are normalized in Unicode', () => {
    const [hash, gate] = [hashPassword(PASSWORD.normalize('NFD')), createGate(PASSWORD.normalize('NFD'))];
    for (const form of ['NFC', 'NFD']) {
      expect(matchesHash(PASSWORD.normalize(form), hash)).toBe(true);
      expect(passesGate(PASSWORD.normalize(form), gate)).toBe(true);
    }
  });

  it('cannot be checked against a malformed hash or gate', () => {
    const [hash, gate] = [hashPassword(PASSWORD), createGate(PASSWORD)];
    for (const malformed of ['', 'x', `x${hash}`, `${hash}!`])
      expect(matchesHash(PASSWORD, malformed)).toBeNull();
    for (const malformed of ['', 'x', `x${gate}`, `${gate}0`])
      expect(passesGate(PASSWORD, malformed)).toBeNull();
  });

  it('has a different hash and gate each time they are created', () => {
    expect(hashPassword(PASSWORD)).not.toBe(hashPassword(PASSWORD));
    expect(createGate(PASSWORD)).not.toBe(createGate(PASSWORD));
  });
});
