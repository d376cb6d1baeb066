import type { Request } from 'express';
import { isbot } from 'isbot';
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
