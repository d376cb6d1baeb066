import type { StatsEvent } from './events.schema';
import type { StatsReport } from './report';

export interface StatsApi {
  /** What a visitor's browser counts, as a beacon. */
  'POST /api/stats': { body: { events: StatsEvent[] }; answer: null };
  /** Of all months of the report, or of the one that `month` names (`2026-03`). */
  'GET /api/admin/stats': { answer: StatsReport };
}
