import type { Request } from 'express';
import { isbot } from 'isbot';
import type { StatsApi } from '@app/domain/stats/api';
import { deviceOf, isPhone } from '@app/domain/general/user-agent';
import { CONTACT_FORM } from '@app/domain/inbox/contact-form';
import { addTo, keyOf, type Counts } from '@app/domain/stats/keys';
import { dayOf } from '@app/domain/stats/days';
import { reportMonths } from '@app/domain/stats/report';
import { STATS_MAX_BYTES } from '@app/domain/stats/limits';
import { statsRequestSchema } from '@app/domain/stats/events.schema';
import { STATS_LIMITS } from '../platform/config';
import { readJson, validate } from '../platform/http/body';
import { clientAddress } from '../platform/http/client-address';
import { readSessionCookie } from '../account/cookie';
import { ApiError } from '../platform/http/error';
import type { Routes } from '../platform/http/handler';
import { withTimeout } from '../platform/timeout';
import { createBeaconLimit } from './limits';
import { publicIds } from './public-ids';
import { readReport } from './report';
import { addCounts } from './store';

/**
 * The timeout for storing a beacon. If it were longer, beacons could fill up the instance and block more
 * important requests.
 */
const STATS_TIMEOUT_MS = 8000;

const isWithinLimits = createBeaconLimit(STATS_LIMITS);

export const STATS_ROUTES: Routes<StatsApi> = {
  /**
   * Counts events reported by a visitor's browser. Responds with a 204 once they are stored. Visits that
   * aren't counted get a 204, too.
   */
  'POST /api/stats': async (request) => {
    if (!isCounted(request)) return;
    if (!isWithinLimits(clientAddress(request), Date.now())) throw new ApiError(429, 'api.busy');
    const { events } = validate(statsRequestSchema, readJson(request, STATS_MAX_BYTES));

    const ids = await withTimeout(publicIds(), STATS_TIMEOUT_MS);
    const agent = request.get('User-Agent') ?? '';
    const context = {
      ...ids,
      fields: Object.keys(CONTACT_FORM),
      device: isPhone(agent) ? ('phone' as const) : ('computer' as const),
      browser: deviceOf(agent).browser || 'other',
    };
    const counts: Counts = {};
    for (const event of events) addTo(counts, { [keyOf(event, context)]: 1 });
    await withTimeout(addCounts(counts), STATS_TIMEOUT_MS);
  },
  'GET /api/admin/stats': (request) => {
    const { month = null } = request.query;
    const isKnown =
      month === null || (typeof month === 'string' && reportMonths(dayOf(new Date())).includes(month));
    if (!isKnown) throw new ApiError(404, 'api.notFound');
    return readReport(month);
  },
};

/**
 * Returns whether the browser asks not to be tracked (Global Privacy Control, Do Not Track). The page's own
 * script sends nothing from such browsers.
 */
function objects(request: Request): boolean {
  return request.get('Sec-GPC') === '1' || request.get('DNT') === '1';
}

/**
 * Returns whether to count a visit. Bots, the owner, and people who object to tracking aren't counted. Visits
 * with any session cookie aren't either, because validating the session would cost a read and keep the
 * session alive.
 */
function isCounted(request: Request): boolean {
  const agent = request.get('User-Agent') ?? '';
  return agent !== '' && !isbot(agent) && !objects(request) && readSessionCookie(request) === undefined;
}
