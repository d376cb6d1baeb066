import { describe, expect, it } from 'vitest';
import { problemsOf } from './deploy-guard.mjs';
import { DEMO_PASSWORD, gateOf, hashPassword, opensServer, passesGate } from './passwords.mjs';
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

describe('a deploy', () => {
  const gate = 'pbkdf2:1000:AAAAAAAAAAAAAAAAAAAAAA:0000';

  it("goes on with a password of the owner's own", () => {
    expect(problemsOf({ gate, hash: hashPassword(PASSWORD) })).toEqual([]);
  });

  it('is refused with the demo password, on either side', () => {
    expect(problemsOf({ gate: gateOf(DEMO_PASSWORD), hash: hashPassword(DEMO_PASSWORD) })).toEqual([
      'VITE_ADMIN_GATE in web/.env.production.local is made of the demo password.',
      'The secret ADMIN_PASSWORD_HASH is made of the demo password.',
    ]);
  });

  it('is refused without a password', () => {
    expect(problemsOf({ gate: undefined, hash: undefined })).toEqual([
      'VITE_ADMIN_GATE is missing in web/.env.production.local, or malformed.',
      'The secret ADMIN_PASSWORD_HASH cannot be read, or is malformed.',
    ]);
    expect(problemsOf({ gate: 'x', hash: PASSWORD })).toHaveLength(2);
  });
});
