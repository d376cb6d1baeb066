import { APP_CHECK_HEADER } from '@app/domain/general/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { APP_CHECK_TIMEOUT_MS } from '../platform/config';
import { isAppChecked } from './app-check';

const requestWith = (token?: string) => ({
  get: (header: string) => (header === APP_CHECK_HEADER ? token : undefined),
});

/** Stands in for Google: only one token is genuine. */
const verify = vi.fn((token: string) =>
  token === 'genuine' ? Promise.resolve({}) : Promise.reject(new Error('Decoding App Check token failed')),
);

beforeEach(() => {
  verify.mockClear();
});

describe('App Check, when it is on,', () => {
  it('confirms a genuine token', async () => {
    expect(await isAppChecked(requestWith('genuine'), true, verify)).toBe(true);
  });

  it.each(['forged', '', undefined])('does not confirm the token %j, and never throws', async (token) => {
    expect(await isAppChecked(requestWith(token), true, verify)).toBe(false);
  });

  describe('and Google does not answer', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
    afterEach(() => void vi.useRealTimers());

    it('is unknown after a moment', async () => {
      const result = isAppChecked(requestWith('genuine'), true, () => new Promise(() => undefined));
      await vi.advanceTimersByTimeAsync(APP_CHECK_TIMEOUT_MS);
      expect(await result).toBeNull();
    });
  });
});

it('App Check, when it is off, asks nobody', async () => {
  expect(await isAppChecked(requestWith('genuine'), false, verify)).toBeNull();
  expect(verify).not.toHaveBeenCalled();
});
