/** Chooses the posts that the site shows. */
import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { INSTAGRAM_LIMIT } from '@app/domain/instagram/posts';
import { millisOf } from '../platform/documents';
import type { FoundPost } from './api';

/** A post as it appears on the site, with its account and the source of its picture. */
export interface ShownPost extends Omit<FoundPost, 'pictureUrl'> {
  /** The path of the site's own copy of the picture. */
  mediaUrl: string;
  account: string;
}

/**
 * Returns the post stored in a document. If a field is missing, the post differs from Instagram's data, so it
 * is written again.
 */
export const shownPost = (document: DocumentSnapshot): ShownPost => ({
  ...(document.data() as Omit<ShownPost, 'id' | 'postedAt'>),
  id: document.id,
  postedAt: millisOf(document.get('postedAt')) ?? 0,
});

/**
 * Returns the posts to show, newest first. A shown post remains until the response proves that it was deleted
 * or contains enough newer posts. A picture that fails to load therefore leaves no gap. `ids` contains the
 * ids of all the account's posts since `completeSince`.
 */
export function chooseShown(
  withPicture: readonly ShownPost[],
  shown: readonly ShownPost[],
  { ids, completeSince }: { ids: ReadonlySet<string>; completeSince: number },
  account: string,
): ShownPost[] {
  const unproven = shown.filter(
    (post) => post.account === account && !ids.has(post.id) && post.postedAt < completeSince,
  );
  return [...withPicture, ...unproven].sort((a, b) => b.postedAt - a.postedAt).slice(0, INSTAGRAM_LIMIT);
}

const VISIBLE = ['permalink', 'mediaUrl', 'caption', 'postedAt'] as const;

export interface PostChanges {
  write: ShownPost[];
  /** The ids of the posts to remove. */
  remove: string[];
  /** Whether visitors can see a difference. The numbers of likes and comments aren't shown on pages. */
  isVisible: boolean;
}

/** Returns the changes that turn the shown posts into the new ones (`next`). */
export function changesOf(shown: readonly ShownPost[], next: readonly ShownPost[]): PostChanges {
  const before = new Map(shown.map((post) => [post.id, post]));
  const remove = shown.map(({ id }) => id).filter((id) => !next.some((post) => post.id === id));
  const looksOther = (post: ShownPost): boolean =>
    VISIBLE.some((field) => post[field] !== before.get(post.id)?.[field]);
  return {
    write: next.filter((post) => !isDeepStrictEqual(post, before.get(post.id))),
    remove,
    isVisible: remove.length > 0 || next.some(looksOther),
  };
}
