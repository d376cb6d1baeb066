import { SESSION_IDLE_MS, SESSION_MAX_AGE_MS } from '@app/domain/account/session';
import { expect, it } from 'vitest';
import { sessionEnd } from './store';

it('a session ends an hour after its last use', () => {
  expect(sessionEnd(0, 0)).toBe(SESSION_IDLE_MS);
  expect(sessionEnd(0, 5000)).toBe(5000 + SESSION_IDLE_MS);
});

it('a session ends no later than eight hours after its start', () => {
  expect(sessionEnd(0, SESSION_MAX_AGE_MS - 1)).toBe(SESSION_MAX_AGE_MS);
  expect(sessionEnd(0, SESSION_MAX_AGE_MS * 2)).toBe(SESSION_MAX_AGE_MS);
});
