import type { StatsApi } from '@app/domain/stats/api';
import type { Routes } from '../platform/http/handler';
import { countEvents, showStats } from './handler';

export const STATS_ROUTES: Routes<StatsApi> = {
  'POST /api/stats': countEvents,
  'GET /api/admin/stats': showStats,
};
