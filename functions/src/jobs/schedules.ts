/** Which job runs on which schedule. Each may run late, twice, or twice at once. */
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
    /** Publishes drafts at the time that the owner has set. The change that this records starts `publish`. */
    publishScheduled: () => publishScheduled(),
    /** Publishes the changes whose events were given up or lost. */
    publishOverdueChanges,
    /** Sends the mails and notifications that failed, and those whose event was lost. */
    sendOverdueEntries: () => sendOverdueEntries(news),
  },
  everySixHours: {
    /** Also renews the token, whose last thirty days have 120 of these runs. */
    fetchInstagramPosts,
  },
  everyNight: {
    /** Adds up the counts of the days that are over. */
    rollUpStats: () => rollUp(),
    emptyBin: () => emptyBin(),
    deleteExpiredBackups: () => deleteExpiredBackups(),
  },
} as const satisfies Record<string, Jobs>;
