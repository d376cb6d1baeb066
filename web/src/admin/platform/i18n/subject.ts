import { isSingleKind, type DraftKind } from '@app/domain/drafts/drafts';

/** What the owner's area calls a draft: the context of its texts, `conflict.notice_post` for example. */
type Subject = 'post' | 'entry' | 'text';

export function subjectOf(kind: DraftKind): Subject {
  if (kind === 'posts') return 'post';
  return isSingleKind(kind) ? 'text' : 'entry';
}

/** The context of texts about one that visitors have not seen yet, where posts have other words for these. */
export const newOf = (subject: Subject): Subject | 'newPost' => (subject === 'post' ? 'newPost' : subject);
