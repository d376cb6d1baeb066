import type { StatsEvent } from './events.schema';
import type { StatsReport } from './report';

export interface StatsApi {
  /** Counts events from a visitor's browser, sent as a beacon. */
  'POST /api/stats': { body: { events: StatsEvent[] }; answer: null };
  /** Covers all months of the report, or only `month` (`2026-03`). */
  'GET /api/admin/stats': { answer: StatsReport };
}
