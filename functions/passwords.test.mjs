import { describe, expect, it } from 'vitest';
import { PASSWORD_MIN_LENGTH } from '@app/domain/account/session.limits';
import { MIN_LENGTH, createGate, hashPassword, matchesHash, passesGate } from './passwords.mjs';
import { verifyPassword } from './src/account/password';

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

it('the shortest password is the same for the command and for the owner’s own choice', () => {
  expect(MIN_LENGTH).toBe(PASSWORD_MIN_LENGTH);
});
