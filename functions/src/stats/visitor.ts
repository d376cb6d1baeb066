/** What the headers of a beacon tell: whether its visitor is counted, and the family of the browser. */
import type { Request } from 'express';
import { isbot } from 'isbot';
import type { Device } from '@perro-wisdom/domain/stats/report';
import { readSessionCookie } from '../account/cookie';

type Headers = Pick<Request, 'get'>;

/** Whether the browser asks not to be tracked (Global Privacy Control, Do Not Track). The page's script does not send anything then. */
const objects = (request: Headers): boolean => request.get('Sec-GPC') === '1' || request.get('DNT') === '1';

/**
 * Whether a visit counts: not those of robots, of people who object, and of the owner. Any session cookie will do: to look it up would
 * cost a read and keep the session alive.
 */
export function isCounted(request: Request): boolean {
  const agent = request.get('User-Agent') ?? '';
  return agent !== '' && !isbot(agent) && !objects(request) && readSessionCookie(request) === undefined;
}

const PHONE = /\bMobi|\biP(?:hone|od)\b/;

export const deviceOf = (request: Headers): Device =>
  PHONE.test(request.get('User-Agent') ?? '') ? 'phone' : 'computer';

/** The first match counts: most browsers name those that they descend from, too. */
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Facebook', /\bFBA[NV]\b/],
  ['Instagram', /\bInstagram\b/],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\/|\bAppleWebKit\//],
];

export function browserOf(request: Headers): string {
  const agent = request.get('User-Agent') ?? '';
  return BROWSERS.find(([, pattern]) => pattern.test(agent))?.[0] ?? 'other';
}
