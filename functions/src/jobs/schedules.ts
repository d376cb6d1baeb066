/** Lists the jobs of each schedule. A job may run late, twice, or twice at the same time. */
import { deleteExpiredBackups } from '../backup/store';
import { emptyBin } from '../drafts/bin';
import { publishScheduled } from '../drafts/schedule';
import { news } from '../inbox/news';
import { fetchInstagramPosts } from '../instagram/fetch';
import { sendOverdueEntries } from '../notifications';
import { publishOverdueChanges } from '../publishing';
import { rollUp } from '../stats/store';
import type { Jobs } from './run';

export const JOBS = {
  everyFiveMinutes: {
    /** Publishes drafts at the time that the owner has set. The recorded change triggers `publish`. */
    publishScheduled: () => publishScheduled(),
    /** Publishes changes whose events were lost or are no longer retried. */
    publishOverdueChanges,
    /** Retries failed emails and notifications, and sends those whose events were lost. */
    sendOverdueEntries: () => sendOverdueEntries(news),
  },
  everySixHours: {
    /** Also renews the token: 120 runs fall within its last thirty days. */
    fetchInstagramPosts,
  },
  everyNight: {
    /** Aggregates the counts of past days. */
    rollUpStats: () => rollUp(),
    emptyBin: () => emptyBin(),
    deleteExpiredBackups: () => deleteExpiredBackups(),
  },
} as const satisfies Record<string, Jobs>;
