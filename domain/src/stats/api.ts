import type { StatsEvent } from './events.schema';
import type { StatsReport } from './report';

export interface StatsApi {
  /** Counts events that a visitor's browser sends as a beacon. */
  'POST /api/stats': { body: { events: StatsEvent[] }; answer: null };
  /** Returns the report for all months, or only for the month in the `month` query parameter (`2026-03`). */
  'GET /api/admin/stats': { answer: StatsReport };
}
