import type { CookieOptions, Request, Response } from 'express';
import { SESSION_COOKIE, SESSION_MAX_AGE_MS } from '@app/domain/account/session';
import { onEmulators } from '../platform/config';

const SESSION_ID = /^[\w-]{43}$/;

const options: CookieOptions = { httpOnly: true, sameSite: 'strict', path: '/', secure: !onEmulators };

export function readSessionCookie(request: Request): string | undefined {
  const cookies = (request.get('Cookie') ?? '').split(';').map((cookie) => cookie.trim());
  const value = cookies
    .find((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`))
    ?.slice(SESSION_COOKIE.length + 1);
  return value !== undefined && SESSION_ID.test(value) ? value : undefined;
}

export function setSessionCookie(response: Response, id: string): void {
  response.cookie(SESSION_COOKIE, id, { ...options, maxAge: SESSION_MAX_AGE_MS });
}

export function clearSessionCookie(response: Response): void {
  response.clearCookie(SESSION_COOKIE, options);
}
