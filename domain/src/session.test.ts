import { expect, it } from 'vitest';
import { problemsOf } from './schema.fixture';
import { SESSION_COOKIE, SESSION_IDLE_MS, SESSION_MAX_AGE_MS } from './session';
import { PASSWORD_MAX_LENGTH } from './session.limits';
import { sessionRequestSchema } from './session.schema';

const wrong = (body: unknown): string[] => problemsOf(sessionRequestSchema, body).map(({ code }) => code);

it.each([undefined, null, '', 12, [], {}])('requires a password when it is %j', (password) => {
  expect(wrong({ password })).toContain('session.passwordRequired');
});

it('does not trim the password', () => {
  expect(sessionRequestSchema.validateSync({ password: ' a b ' })).toEqual({ password: ' a b ' });
});

it('limits the length of the password', () => {
  expect(wrong({ password: 'x'.repeat(PASSWORD_MAX_LENGTH) })).toEqual([]);
  expect(wrong({ password: 'x'.repeat(PASSWORD_MAX_LENGTH + 1) })).toEqual(['session.incorrect']);
});

it('uses the one cookie that Firebase Hosting forwards', () => {
  expect(SESSION_COOKIE).toBe('__session');
});

it('the idle timeout is shorter than the maximum duration', () => {
  expect(SESSION_IDLE_MS).toBeLessThan(SESSION_MAX_AGE_MS);
});
