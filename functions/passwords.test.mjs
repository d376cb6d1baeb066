import { describe, expect, it } from 'vitest';
import { gateOf, hashPassword, opensServer, passesGate } from './passwords.mjs';
import { verifyPassword } from './src/session/password';

const PASSWORD = 'sato-ñame-coquí-31';

describe('what is made of a password', () => {
  it('opens the server to it, and to no other', async () => {
    const hash = hashPassword(PASSWORD);
    expect(await verifyPassword(PASSWORD, hash)).toBe(true);
    expect(await verifyPassword(`${PASSWORD}x`, hash)).toBe(false);
    expect([opensServer(PASSWORD, hash), opensServer('x', hash)]).toEqual([true, false]);
  });

  it('lets it through the gate', () => {
    const gate = gateOf(PASSWORD);
    expect(gate).toMatch(/^pbkdf2:600000:[\w-]{22}:[0-9a-f]{4}$/);
    expect(passesGate(PASSWORD, gate)).toBe(true);
  });

  it('is different each time', () => {
    expect(hashPassword(PASSWORD)).not.toBe(hashPassword(PASSWORD));
    expect(gateOf(PASSWORD)).not.toBe(gateOf(PASSWORD));
  });
});
