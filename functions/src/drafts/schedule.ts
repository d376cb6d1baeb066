/** Publishes drafts at their scheduled times. */
import * as logger from 'firebase-functions/logger';
import type { MessageCode } from '@app/domain/messages/codes';
import type { StoredDraft } from '@app/domain/drafts/document';
import { parseDraftId } from '@app/domain/drafts/drafts';
import { db } from '../platform/firebase';
import { ApiError } from '../platform/http/error';
import { changeDraft, readDraftIn, storeChange, type IfMatch } from './changes';
import { draftRef, drafts, storedDraft } from './document';
import type { DraftKey } from './kind';
import { preparePublication, requirePublishable } from './publish-draft';

/** The maximum number of drafts published in one run. The next run publishes the rest. */
const DRAFTS_PER_RUN = 50;
const EMULATOR_INTERVAL_MS = 10_000;

/**
 * Schedules a draft to be published, or cancels the schedule if `publishAt` is null. Throws the same errors
 * as publishing right away.
 */
export const scheduleDraft = (
  key: DraftKey,
  publishAt: Date | null,
  ifMatch: IfMatch,
): Promise<StoredDraft> =>
  changeDraft(
    key,
    { ifMatch, request: `schedule ${publishAt?.toISOString() ?? 'never'}` },
    async (transaction, draft, now) => {
      const time = publishAt?.toISOString() ?? null;
      if (time === draft.publishAt && draft.scheduleProblem === null) return null;
      if (publishAt) {
        if (publishAt <= now) throw new ApiError(400, 'blog.scheduleInPast', { field: 'publishAt' });
        await requirePublishable(transaction, draft);
      }
      return { draft: { ...draft, publishAt: time, scheduleProblem: null } };
    },
  );

/**
 * Returns whether a draft is due. A draft that couldn't be published isn't retried: the owner has to
 * reschedule or publish it.
 */
const isDue = ({ publishAt, scheduleProblem, deletedAt }: StoredDraft, now: Date): boolean =>
  publishAt !== null && new Date(publishAt) <= now && scheduleProblem === null && deletedAt === null;

/**
 * Publishes all drafts that are due. Late, repeated and concurrent runs are safe, because each transaction
 * checks whether its draft is still due.
 */
export async function publishScheduled(now = new Date()): Promise<void> {
  const due = drafts
    .where('scheduleProblem', '==', null)
    .where('publishAt', '<=', now)
    .orderBy('publishAt')
    .limit(DRAFTS_PER_RUN);
  const { docs } = await due.select().get();
  const failures: unknown[] = [];
  for (const { id } of docs) {
    const key = parseDraftId(id);
    try {
      if (key) await publishIfDue(key, now);
    } catch (error) {
      // The next run retries this draft. The other drafts don't wait for it.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function publishIfDue(key: DraftKey, now: Date): Promise<void> {
  let revision = 0;
  try {
    await db.runTransaction(async (transaction) => {
      const before = await readDraftIn(transaction, key);
      revision = before.revision;
      if (!isDue(before, now)) return;
      const published = new Date();
      const changed = await preparePublication(transaction, before, {
        // Publishing changes to a public post keeps its date, as in the editor.
        publishedAt: before.publishedAt ?? published.toISOString(),
        now: published,
      });
      await storeChange(transaction, { before, changed, request: '', now: published });
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    await recordProblem(key, { revision, problem: error.code, now });
  }
}

/**
 * Records why a revision couldn't be published. Doesn't create a new revision, so an owner who is editing the
 * draft can still save it.
 */
async function recordProblem(
  key: DraftKey,
  { revision, problem, now }: { revision: number; problem: MessageCode; now: Date },
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const draft = storedDraft(key, await transaction.get(draftRef(key)));
    if (draft?.revision === revision && isDue(draft, now))
      transaction.update(draftRef(key), { scheduleProblem: problem });
  });
}

/** Starts a timer that publishes scheduled drafts, because the emulators don't run schedules. */
export function publishScheduledOnEmulators(): void {
  const timer = setInterval(() => {
    publishScheduled().catch((error: unknown) => {
      logger.error('the scheduled drafts could not be published', { cause: String(error) });
    });
  }, EMULATOR_INTERVAL_MS);
  timer.unref();
}
