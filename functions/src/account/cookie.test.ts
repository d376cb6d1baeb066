import type { Request, Response } from 'express';
import { expect, it, vi } from 'vitest';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './cookie';

const ID = 'Ab3_-'.repeat(9).slice(0, 43);

const read = (cookies: string | undefined): string | undefined =>
  readSessionCookie({ get: (name: string) => (name === 'Cookie' ? cookies : undefined) } as Request);

it.each([`__session=${ID}`, `theme=dark; __session=${ID}; other=1`, `a=b;__session=${ID}`])(
  'reads the session id from the cookies %s',
  (cookies) => expect(read(cookies)).toBe(ID),
);

it.each([
  undefined,
  '',
  ID,
  `session=${ID}`,
  `my__session=${ID}`,
  `__session=`,
  `__session=${ID}x`,
  `__session=x${ID}`,
  `__session=${ID.slice(1)}`,
  `__session=${ID.slice(1)}!`,
])('finds no session id in the cookies %j', (cookies) => expect(read(cookies)).toBeUndefined());

it('hides the cookie from scripts and other sites, requires HTTPS, and expires it after eight hours', () => {
  const [cookie, clearCookie] = [vi.fn(), vi.fn()];
  const response = { cookie, clearCookie } as unknown as Response;
  const options = { httpOnly: true, sameSite: 'strict', path: '/', secure: true };
  setSessionCookie(response, ID);
  expect(cookie).toHaveBeenCalledExactlyOnceWith('__session', ID, { ...options, maxAge: 8 * 60 * 60 * 1000 });
  clearSessionCookie(response);
  expect(clearCookie).toHaveBeenCalledExactlyOnceWith('__session', options);
});
