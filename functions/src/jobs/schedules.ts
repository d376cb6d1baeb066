/**
 * Lists the jobs that each schedule runs. A job may run late, run twice, or overlap with another run of
 * itself.
 */
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
    /** Publishes scheduled drafts that are due. Recording the change triggers `publish`. */
    publishScheduled: () => publishScheduled(),
    /** Publishes changes whose trigger events were lost or are no longer retried. */
    publishOverdueChanges,
    /** Retries failed emails and notifications, and sends any whose trigger events were lost. */
    sendOverdueEntries: () => sendOverdueEntries(news),
  },
  everySixHours: {
    /** Also renews the access token. The job runs 120 times during the 30 days before the token expires. */
    fetchInstagramPosts,
  },
  everyNight: {
    /** Aggregates the counts of past days. */
    rollUpStats: () => rollUp(),
    emptyBin: () => emptyBin(),
    deleteExpiredBackups: () => deleteExpiredBackups(),
  },
} as const satisfies Record<string, Jobs>;
