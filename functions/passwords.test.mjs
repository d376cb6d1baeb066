import { describe, expect, it } from 'vitest';
import { problemsOf } from './deploy-guard.mjs';
import { DEMO_PASSWORD, createGate, hashPassword, matchesHash, passesGate } from './passwords.mjs';
import { verifyPassword } from './src/session/password';

const PASSWORD = 'sato-ñame-coquí-31';

describe('a password', () => {
  it('matches its own hash only', async () => {
    const hash = hashPassword(PASSWORD);
    expect(await verifyPassword(PASSWORD, hash)).toBe(true);
    expect(await verifyPassword(`${PASSWORD}x`, hash)).toBe(false);
    expect([matchesHash(PASSWORD, hash), matchesHash('x', hash)]).toEqual([true, false]);
  });

  it('passes its own gate', () => {
    const gate = createGate(PASSWORD);
    expect(gate).toMatch(/^pbkdf2:600000:[\w-]{22}:[0-9a-f]{4}$/);
    expect(passesGate(PASSWORD, gate)).toBe(true);
  });

  it('has another hash and gate each time', () => {
    expect(hashPassword(PASSWORD)).not.toBe(hashPassword(PASSWORD));
    expect(createGate(PASSWORD)).not.toBe(createGate(PASSWORD));
  });
});

describe('a deploy', () => {
  const gate = 'pbkdf2:1000:AAAAAAAAAAAAAAAAAAAAAA:0000';

  it("is allowed with the owner's own password", () => {
    expect(problemsOf({ gate, hash: hashPassword(PASSWORD) })).toEqual([]);
  });

  it('is refused with the demo password in the hash or the gate', () => {
    expect(problemsOf({ gate: createGate(DEMO_PASSWORD), hash: hashPassword(DEMO_PASSWORD) })).toEqual([
      'VITE_ADMIN_GATE in web/.env.production.local is derived from the demo password.',
      'The secret ADMIN_PASSWORD_HASH is derived from the demo password.',
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
