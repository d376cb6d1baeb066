import { describe, expect, it } from 'vitest';
import { hashPassword, passesGate } from '../../passwords';
import { derivePassword, passwordInForce, storedForm } from './owner-password';
import { verifyPassword } from './password';

const DEPLOYED = 'sato-ñame-coquí-31';
const CHOSEN = 'guineo maduro con queso';
const SECRET = hashPassword(DEPLOYED);

const chosen = await derivePassword(CHOSEN, 'a-key', SECRET);
const stored = storedForm(chosen, SECRET);

describe('the current password', () => {
  it("is the deployment's password until the owner chooses another", () => {
    expect(passwordInForce(SECRET, undefined)).toEqual({ hash: SECRET, gate: null, changeKey: null });
  });

  it('is the password that the owner chose', async () => {
    const { hash } = passwordInForce(SECRET, stored);
    expect(await verifyPassword(CHOSEN, hash)).toBe(true);
    expect(await verifyPassword(DEPLOYED, hash)).toBe(false);
    expect(passwordInForce(SECRET, stored)).toEqual(chosen);
  });

  it("is the deployment's password again once the secret changes, even to a new hash of the same password", () => {
    for (const secret of [
      hashPassword('a-new-password-2027'),
      hashPassword(DEPLOYED),
      hashPassword(CHOSEN),
    ]) {
      expect(passwordInForce(secret, stored)).toEqual({ hash: secret, gate: null, changeKey: null });
    }
  });

  it.each([{}, { hash: null }, { ...stored, replaces: undefined }, { ...stored, hash: 12 }])(
    "is the deployment's password if the stored document is damaged: %#",
    (damaged) => {
      expect(passwordInForce(SECRET, damaged).hash).toBe(SECRET);
    },
  );

  it('has neither a gate nor a change key if the stored values are damaged', () => {
    const damaged = { ...stored, gate: 12, changeKey: 12 };
    expect(passwordInForce(SECRET, damaged)).toEqual({ hash: chosen.hash, gate: null, changeKey: null });
  });

  it('is stored without revealing the secret', () => {
    const [, , , , salt = '', key = ''] = SECRET.split(':');
    const text = JSON.stringify(stored);
    expect(text).not.toContain(salt);
    expect(text).not.toContain(key);
  });
});

describe('the gate for a chosen password', () => {
  it('accepts the password', () => {
    expect(chosen.gate).toMatch(/^pbkdf2:600000:[\w-]{22}:[0-9a-f]{4}$/);
    expect(passesGate(CHOSEN, chosen.gate ?? '')).toBe(true);
  });

  it('stays the same if the owner chooses the same password again, and so never reveals more than 16 bits', async () => {
    expect((await derivePassword(CHOSEN, null, SECRET)).gate).toBe(chosen.gate);
  });

  it("is absent if the owner chooses the deployment's password", async () => {
    const { hash, gate } = await derivePassword(DEPLOYED, null, SECRET);
    expect(gate).toBeNull();
    expect(hash).not.toBe(SECRET);
    expect(await verifyPassword(DEPLOYED, hash)).toBe(true);
  });
});
