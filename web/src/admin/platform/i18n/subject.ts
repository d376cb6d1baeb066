import { isSingleKind, type DraftKind } from '@app/domain/drafts/drafts';

/**
 * The noun that the owner's area uses for a draft. It is the context of its texts, as in
 * `conflict.notice_post`.
 */
type Subject = 'post' | 'entry' | 'text';

export function subjectOf(kind: DraftKind): Subject {
  if (kind === 'posts') return 'post';
  return isSingleKind(kind) ? 'text' : 'entry';
}

/**
 * Returns the context of texts about a draft that visitors have not seen yet. Posts have separate texts for
 * this case.
 */
export const newOf = (subject: Subject): Subject | 'newPost' => (subject === 'post' ? 'newPost' : subject);
