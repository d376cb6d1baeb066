import { isSingleKind, type Draft } from '@app/domain/drafts/drafts';

export type DraftState = 'live' | 'changed' | 'hidden' | 'builtIn' | 'unknown';

/** What visitors see of a draft: in its place may be nothing, or the built-in text. */
export function stateOf({
  kind,
  publishedAt,
  hasChanges,
}: Pick<Draft, 'kind' | 'publishedAt' | 'hasChanges'>): DraftState {
  if (publishedAt !== null) return hasChanges ? 'changed' : 'live';
  if (kind === 'facts') return 'unknown';
  return isSingleKind(kind) ? 'builtIn' : 'hidden';
}
