/** Publishes posts at the time that the owner has set. */
import * as logger from 'firebase-functions/logger';
import type { MessageCode } from '@perro-wisdom/domain/messages/codes';
import type { StoredWorkingCopy } from '@perro-wisdom/domain/drafts/post-document';
import { changeCopy, readCopy, storeChange, type ChangeRequest } from '../drafts/changes';
import { preparePublication } from '../drafts/publishing';
import { db } from '../platform/firebase';
import { ApiError } from '../platform/http/error';
import { storedCopy, workingCopies } from './document';
import { postKind } from './kind';
import { publicationDate } from './publishing';

/** The most posts that one run publishes; the next run continues. */
const POSTS_PER_RUN = 50;
const EMULATOR_INTERVAL_MS = 10_000;

/** Sets when a working copy is published by itself; null takes the date back. Throws the errors that a publication now would throw. */
export const scheduleCopy = (
  id: string,
  publishAt: Date | null,
  ifMatch: ChangeRequest['ifMatch'],
): Promise<StoredWorkingCopy> =>
  changeCopy(
    postKind,
    id,
    { ifMatch, request: `schedule ${publishAt?.toISOString() ?? 'never'}` },
    async (transaction, copy, now) => {
      const time = publishAt?.toISOString() ?? null;
      if (time === copy.publishAt && copy.scheduleProblem === null) return null;
      if (publishAt) {
        if (publishAt <= now) throw new ApiError(400, 'blog.scheduleInPast', { field: 'publishAt' });
        await postKind.publishable(transaction, copy);
      }
      return { copy: { ...copy, publishAt: time, scheduleProblem: null } };
    },
  );

/** Whether a post is to be published now. One that could not be published waits until the owner has set a time again, or publishes it. */
const isDue = ({ publishAt, scheduleProblem, deletedAt }: StoredWorkingCopy, now: Date): boolean =>
  publishAt !== null && new Date(publishAt) <= now && scheduleProblem === null && deletedAt === null;

/** Publishes all posts whose time has come. May run late, twice, or twice at once: each transaction checks whether its post is still due. */
export async function publishScheduled(now = new Date()): Promise<void> {
  const due = workingCopies
    .where('scheduleProblem', '==', null)
    .where('publishAt', '<=', now)
    .orderBy('publishAt')
    .limit(POSTS_PER_RUN);
  const { docs } = await due.select().get();
  const failures: unknown[] = [];
  for (const { id } of docs) {
    try {
      await publishIfDue(id, now);
    } catch (error) {
      // The next run tries again; the other posts do not wait for it.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function publishIfDue(id: string, now: Date): Promise<void> {
  let revision = 0;
  try {
    await db.runTransaction(async (transaction) => {
      const copy = await readCopy(postKind, transaction, id);
      revision = copy.revision;
      if (!isDue(copy, now)) return;
      // Changes to a post that is public already keep its date, as in the editor.
      const published = new Date();
      const changed = await preparePublication(postKind, transaction, {
        copy,
        publishedAt: publicationDate(copy, true, published),
        now: published,
      });
      await storeChange(postKind, transaction, { before: copy, changed, request: '', now: published });
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    await recordProblem(id, { revision, problem: error.code, now });
  }
}

/** Records why a revision could not be published. This is no new revision: the owner may be editing, and her next save must succeed. */
async function recordProblem(
  id: string,
  { revision, problem, now }: { revision: number; problem: MessageCode; now: Date },
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const copy = storedCopy(await transaction.get(workingCopies.doc(id)));
    if (copy?.revision === revision && isDue(copy, now))
      transaction.update(workingCopies.doc(id), { scheduleProblem: problem });
  });
}

/** On the emulators, which run no schedules, publishes scheduled posts from this process. */
export function publishScheduledOnEmulators(): void {
  const timer = setInterval(() => {
    publishScheduled().catch((error: unknown) => {
      logger.error('the scheduled posts could not be published', { cause: String(error) });
    });
  }, EMULATOR_INTERVAL_MS);
  timer.unref();
}
