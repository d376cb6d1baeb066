import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, createGate, hashPassword } from '../../functions/passwords';
import { gateSecretOf, problemsOfPassword } from './password-secrets';

const PASSWORD = 'sato-ñame-coquí-31';

function secrets(hash: string, gate: string, gateWasMadeWith: string = hash) {
  const [gateValue, gateIsFor] = gateSecretOf(gate, gateWasMadeWith).split(' ');
  return { hash, gate: gateValue, gateIsFor };
}

describe('problemsOfPassword', () => {
  it("accepts the owner's own password", () => {
    expect(problemsOfPassword(secrets(hashPassword(PASSWORD), createGate(PASSWORD)))).toEqual([]);
  });

  it('rejects a hash and a gate made from the demo password', () => {
    expect(problemsOfPassword(secrets(hashPassword(DEMO_PASSWORD), createGate(DEMO_PASSWORD)))).toEqual([
      'The secret ADMIN_PASSWORD_HASH was made from the demo password.',
      'The secret ADMIN_PASSWORD_GATE was made from the demo password.',
    ]);
  });

  it('rejects missing or malformed values', () => {
    const problems = [
      'The secret ADMIN_PASSWORD_HASH is missing or malformed.',
      'The secret ADMIN_PASSWORD_GATE is missing or malformed.',
    ];
    expect(problemsOfPassword({})).toEqual(problems);
    expect(problemsOfPassword({ hash: PASSWORD, gate: 'x' })).toEqual(problems);
  });

  it('rejects a hash and a gate that belong to different passwords', () => {
    expect(
      problemsOfPassword(
        secrets(hashPassword(PASSWORD), createGate(PASSWORD), hashPassword('another-password')),
      ),
    ).toEqual(['ADMIN_PASSWORD_HASH and ADMIN_PASSWORD_GATE were not made from the same password.']);
  });
});
