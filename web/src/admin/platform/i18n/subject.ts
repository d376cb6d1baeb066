import { isSingleKind, type DraftKind } from '@app/domain/drafts/drafts';

/**
 * The noun that the owner's area uses for a draft. It is the i18next context for strings about drafts, as in
 * `conflict.notice_post`.
 */
type Subject = 'post' | 'entry' | 'text';

export function subjectOf(kind: DraftKind): Subject {
  if (kind === 'posts') return 'post';
  return isSingleKind(kind) ? 'text' : 'entry';
}

/**
 * Returns the i18next context for strings about a draft that visitors haven't seen yet. Only posts have
 * separate strings for this case.
 */
export const newOf = (subject: Subject): Subject | 'newPost' => (subject === 'post' ? 'newPost' : subject);
