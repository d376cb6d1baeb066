/** Publishes the working copies of posts, and withdraws posts. */
import type { StoredWorkingCopy } from '@perro-wisdom/domain/drafts/post-document';
import { changeCopy, type ChangeRequest } from '../drafts/changes';
import { preparePublication, prepareUnpublication } from '../drafts/publishing';
import { postKind } from './kind';

/** Returns the date of a post that is published now; one that is public already may keep its own. */
export const publicationDate = ({ live }: StoredWorkingCopy, keepPublishedAt: boolean, now: Date): Date =>
  new Date((keepPublishedAt && live?.publishedAt) || now);

/** Publishes a working copy. With nothing to publish, and the date kept, nothing changes. */
export const publishCopy = (
  id: string,
  ifMatch: ChangeRequest['ifMatch'],
  keepPublishedAt: boolean,
): Promise<StoredWorkingCopy> =>
  changeCopy(postKind, id, { ifMatch, request: 'publish' }, async (transaction, copy, now) => {
    if (copy.live && !copy.hasChanges && keepPublishedAt && copy.publishAt === null) return null;
    return preparePublication(postKind, transaction, {
      copy,
      publishedAt: publicationDate(copy, keepPublishedAt, now),
      now,
    });
  });

/** Withdraws a post, whose working copy stays as a draft. */
export const unpublishCopy = (id: string, ifMatch: ChangeRequest['ifMatch']): Promise<StoredWorkingCopy> =>
  changeCopy(postKind, id, { ifMatch, request: 'unpublish' }, (transaction, copy) =>
    copy.live ? prepareUnpublication(postKind, transaction, copy) : null,
  );
