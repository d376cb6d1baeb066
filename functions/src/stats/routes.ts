import type { StatsApi } from '@app/domain/stats/api';
import { deviceOf, isPhone } from '@app/domain/general/user-agent';
import { CONTACT_FORM } from '@app/domain/inbox/contact-form';
import { addTo, keyOf, type Counts } from '@app/domain/stats/keys';
import { dayOf } from '@app/domain/stats/days';
import { reportMonths } from '@app/domain/stats/report';
import { STATS_MAX_BYTES } from '@app/domain/stats/limits';
import { statsRequestSchema } from '@app/domain/stats/events.schema';
import { STATS_LIMITS, STATS_TIMEOUT_MS } from '../platform/config';
import { readJson, validate } from '../platform/http/body';
import { clientAddress } from '../platform/http/client-address';
import { ApiError } from '../platform/http/error';
import type { Routes } from '../platform/http/handler';
import { withTimeout } from '../platform/timeout';
import { createBeaconLimit } from './limits';
import { publishedSlugs } from './posts';
import { readReport } from './report';
import { addCounts } from './store';
import { isCounted } from './visitor';

const isWithinLimits = createBeaconLimit(STATS_LIMITS);

export const STATS_ROUTES: Routes<StatsApi> = {
  /** Counts what a visitor's browser reports: 204 once it is stored, and for visits that are not to be counted. */
  'POST /api/stats': async (request, response) => {
    if (!isCounted(request)) {
      response.status(204).end();
      return;
    }
    if (!isWithinLimits(clientAddress(request), Date.now())) throw new ApiError(429, 'api.busy');
    const { events } = validate(statsRequestSchema, readJson(request, STATS_MAX_BYTES));

    const slugs = await withTimeout(publishedSlugs(), STATS_TIMEOUT_MS);
    const agent = request.get('User-Agent') ?? '';
    const context = {
      postId: (slug: string) => slugs.get(slug),
      fields: Object.keys(CONTACT_FORM),
      device: isPhone(agent) ? ('phone' as const) : ('computer' as const),
      browser: deviceOf(agent).browser || 'other',
    };
    const counts: Counts = {};
    for (const event of events) addTo(counts, { [keyOf(event, context)]: 1 });
    await withTimeout(addCounts(counts), STATS_TIMEOUT_MS);
    response.status(204).end();
  },
  'GET /api/admin/stats': async (request, response) => {
    const { month = null } = request.query;
    const isKnown =
      month === null || (typeof month === 'string' && reportMonths(dayOf(new Date())).includes(month));
    if (!isKnown) throw new ApiError(404, 'api.notFound');
    response.json(await readReport(month));
  },
};
