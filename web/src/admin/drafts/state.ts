import { isSingleKind, type Draft } from '@app/domain/drafts/drafts';

export type DraftState =
  'live' | 'publishing' | 'changed' | 'scheduled' | 'problem' | 'hidden' | 'builtIn' | 'unknown';

type Known = Pick<Draft, 'kind' | 'publishedAt' | 'hasChanges' | 'publishAt' | 'scheduleProblem'>;

/**
 * Returns a draft's most important state: its schedule, or what visitors currently see. `isAwaited` is true
 * if the draft's last publication isn't live yet.
 */
export function stateOf(
  { kind, publishedAt, hasChanges, publishAt, scheduleProblem }: Known,
  isAwaited: boolean,
): DraftState {
  if (scheduleProblem !== null) return 'problem';
  if (publishAt !== null) return 'scheduled';
  if (publishedAt !== null) return hasChanges ? 'changed' : isAwaited ? 'publishing' : 'live';
  if (kind === 'facts') return 'unknown';
  return isSingleKind(kind) ? 'builtIn' : 'hidden';
}
