import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, createGate, hashPassword } from '../../functions/passwords';
import { gateSecretOf, problemsOfPassword } from './password-secrets';

const PASSWORD = 'sato-ñame-coquí-31';

function secrets(hash: string, gate: string, gateWasMadeWith: string = hash) {
  const [gateValue, gateIsFor] = gateSecretOf(gate, gateWasMadeWith).split(' ');
  return { hash, gate: gateValue, gateIsFor };
}

describe("the owner's password in a deployment", () => {
  it("is accepted when it is the owner's own", () => {
    expect(problemsOfPassword(secrets(hashPassword(PASSWORD), createGate(PASSWORD)))).toEqual([]);
  });

  it('is refused when it is the demo password, on either side', () => {
    expect(problemsOfPassword(secrets(hashPassword(DEMO_PASSWORD), createGate(DEMO_PASSWORD)))).toEqual([
      'The secret ADMIN_PASSWORD_HASH is made of the demo password.',
      'The secret ADMIN_PASSWORD_GATE is made of the demo password.',
    ]);
  });

  it('is refused when it is missing or malformed', () => {
    const problems = [
      'The secret ADMIN_PASSWORD_HASH is missing or malformed.',
      'The secret ADMIN_PASSWORD_GATE is missing or malformed.',
    ];
    expect(problemsOfPassword({})).toEqual(problems);
    expect(problemsOfPassword({ hash: PASSWORD, gate: 'x' })).toEqual(problems);
  });

  it('is refused when hash and gate are of two passwords', () => {
    expect(
      problemsOfPassword(
        secrets(hashPassword(PASSWORD), createGate(PASSWORD), hashPassword('another-password')),
      ),
    ).toEqual(['ADMIN_PASSWORD_HASH and ADMIN_PASSWORD_GATE are not made of the same password.']);
  });
});
