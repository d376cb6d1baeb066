import { isSingleKind, type Draft } from '@app/domain/drafts/drafts';

export type DraftState =
  'live' | 'publishing' | 'changed' | 'scheduled' | 'problem' | 'hidden' | 'builtIn' | 'unknown';

type Known = Pick<Draft, 'kind' | 'publishedAt' | 'hasChanges' | 'publishAt' | 'scheduleProblem'>;

/**
 * The one state of a draft that matters most: what will happen to it, or what visitors see of it. In its
 * place may be nothing, or the built-in text. `isAwaited`: what was published of it is on its way to them.
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
