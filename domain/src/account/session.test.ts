import { expect, it } from 'vitest';
import { problemsOf } from '../general/schema.fixture';
import { SESSION_COOKIE, SESSION_IDLE_MS, SESSION_MAX_AGE_MS, SESSION_USE_STEP_MS } from './session';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './session.limits';
import { passwordChangeSchema, sessionRequestSchema } from './session.schema';

const wrong = (body: unknown): string[] => problemsOf(sessionRequestSchema, body).map(({ code }) => code);

it.each([undefined, null, '', 12, [], {}])('a login treats the password %j as missing', (password) => {
  expect(wrong({ password })).toContain('session.passwordRequired');
});

it('a login does not trim the password', () => {
  expect(sessionRequestSchema.validateSync({ password: ' a b ' })).toEqual({ password: ' a b ' });
});

it('a login rejects a password that is too long', () => {
  expect(wrong({ password: 'x'.repeat(PASSWORD_MAX_LENGTH) })).toEqual([]);
  expect(wrong({ password: 'x'.repeat(PASSWORD_MAX_LENGTH + 1) })).toEqual(['session.incorrect']);
});

it('a session uses the only cookie that Firebase Hosting forwards', () => {
  expect(SESSION_COOKIE).toBe('__session');
});

it('a session expires after eight hours or one idle hour, and its last use is stored at most every five minutes', () => {
  const minutes = [SESSION_MAX_AGE_MS, SESSION_IDLE_MS, SESSION_USE_STEP_MS].map((ms) => ms / 60_000);
  expect(minutes).toEqual([480, 60, 5]);
});

const problemsOfChange = (currentPassword: unknown, newPassword: unknown): string[] =>
  problemsOf(passwordChangeSchema, { currentPassword, newPassword }).map(({ code }) => code);

it('a new password has a minimum and maximum length and differs from the current one', () => {
  const long = 'x'.repeat(PASSWORD_MIN_LENGTH);
  expect(problemsOfChange('old', long)).toEqual([]);
  expect(problemsOfChange('old', long.slice(1))).toEqual(['password.tooShort']);
  expect(problemsOfChange('old', ' '.repeat(3))).toEqual(['password.tooShort']);
  expect(problemsOfChange('old', 'x'.repeat(PASSWORD_MAX_LENGTH))).toEqual([]);
  expect(problemsOfChange('old', 'x'.repeat(PASSWORD_MAX_LENGTH + 1))).toEqual(['password.tooLong']);
  expect(problemsOfChange('x'.repeat(PASSWORD_MAX_LENGTH + 1), long)).toEqual(['password.currentIncorrect']);
  expect(problemsOfChange(long, long)).toEqual(['password.same']);
});

it.each([undefined, null, '', 12, [], {}])(
  'a password change rejects %j as the current or new password',
  (none) => {
    expect(problemsOfChange(none, 'x'.repeat(PASSWORD_MIN_LENGTH))).toContain('password.currentRequired');
    expect(problemsOfChange('old', none)[0]).toBe('password.tooShort');
    expect(problemsOfChange(none, none)).toContain('password.tooShort');
  },
);

it.each([22, 43, 64])('a login accepts a device id of %d characters', (length) => {
  expect(wrong({ password: 'x', deviceId: 'aZ0_-'.repeat(13).slice(0, length) })).toEqual([]);
});

it.each([12, null, '', 'short', 'x'.repeat(65), '../../a-path-of-some-length'])(
  'a login rejects the device id %j',
  (deviceId) => {
    expect(problemsOf(sessionRequestSchema, { password: 'x', deviceId }).map(({ code }) => code)).toContain(
      'api.invalidBody',
    );
  },
);
