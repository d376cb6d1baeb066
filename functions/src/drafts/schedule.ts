/** Publishes drafts at the time that the owner has set. */
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

/** The most drafts that one run publishes; the next run continues. */
const DRAFTS_PER_RUN = 50;
const EMULATOR_INTERVAL_MS = 10_000;

/** Sets when a draft is published by itself; null takes the date back. Throws the errors that a publication now would throw. */
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

/** Whether a draft is to be published now. One that could not be published waits until the owner has set a time again, or publishes it. */
const isDue = ({ publishAt, scheduleProblem, deletedAt }: StoredDraft, now: Date): boolean =>
  publishAt !== null && new Date(publishAt) <= now && scheduleProblem === null && deletedAt === null;

/** Publishes all drafts whose time has come. May run late, twice, or twice at once: each transaction checks whether its draft is still due. */
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
      // The next run tries again; the other drafts do not wait for it.
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
        // Changes to a post that is public already keep its date, as in the editor.
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

/** Records why a revision could not be published. This is no new revision: the owner may be editing, and her next save must succeed. */
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

/** On the emulators, which run no schedules, publishes scheduled drafts from this process. */
export function publishScheduledOnEmulators(): void {
  const timer = setInterval(() => {
    publishScheduled().catch((error: unknown) => {
      logger.error('the scheduled drafts could not be published', { cause: String(error) });
    });
  }, EMULATOR_INTERVAL_MS);
  timer.unref();
}
