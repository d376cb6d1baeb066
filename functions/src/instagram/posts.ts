/** Chooses the posts that the site shows. */
import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { INSTAGRAM_LIMIT } from '@app/domain/instagram/posts';
import { millisOf } from '../platform/documents';
import type { FoundPost } from './api';

/** A post as the site shows it, with its account and the source of its picture. */
export interface ShownPost extends Omit<FoundPost, 'pictureUrl'> {
  /** Our copy of the picture. */
  mediaUrl: string;
  account: string;
}

/**
 * Returns the post of a document. A missing field makes it differ from Instagram's data, so the post is
 * written again.
 */
export const shownPost = (document: DocumentSnapshot): ShownPost => ({
  ...(document.data() as Omit<ShownPost, 'id' | 'postedAt'>),
  id: document.id,
  postedAt: millisOf(document.get('postedAt')) ?? 0,
});

/**
 * Returns the posts to show, newest first. A shown post stays until the response proves that it was deleted,
 * or contains enough newer posts. So a picture that fails to load leaves no gap. `ids` are all posts of the
 * account since `completeSince`.
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
  /** Whether visitors see a difference. No page shows the counts. */
  isVisible: boolean;
}

/** Returns the writes that replace the shown posts with the next ones. */
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
