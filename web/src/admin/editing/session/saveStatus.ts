/** What the save bar says about saving. */
import type { Draft } from '@perro-wisdom/domain/drafts/drafts';
import type { Definition, Values } from './definition';
import { isOffline, isSessionExpired, isTemporary, type SessionState } from './editorSession';

export type SaveStatus =
  /** Nothing has been saved yet, and nothing typed. */
  | 'new'
  | 'saved'
  | 'saving'
  /** Typed just now. */
  | 'pending'
  /** A field cannot be stored as it is; the others are saved. */
  | 'invalid'
  | 'conflict'
  | 'gone'
  | 'binned'
  | 'offline'
  | 'expired'
  | 'refused'
  /** The server has failed; the save is repeated. */
  | 'failing';

export function saveStatusOf<V extends Values, Copy extends Draft>(
  { draftErrors }: Pick<Definition<V, Copy>, 'draftErrors'>,
  { copy, failure, hasConflict, isDirty, isGone, isSaving, values }: SessionState<V, Copy>,
): SaveStatus {
  if (isGone) return 'gone';
  if (copy?.deletedAt) return 'binned';
  if (hasConflict) return 'conflict';
  if (isSaving && !failure) return 'saving';
  if (!isDirty) return copy?.updatedAt == null ? 'new' : 'saved';
  if (failure) return failureStatus(failure);
  return Object.keys(draftErrors(values)).length > 0 ? 'invalid' : 'pending';
}

function failureStatus(failure: Error): SaveStatus {
  if (isOffline(failure)) return 'offline';
  if (isSessionExpired(failure)) return 'expired';
  return isTemporary(failure) ? 'failing' : 'refused';
}

/** Whether the text is saved, or will be in a moment without the owner doing anything. */
export const isFine = (status: SaveStatus): boolean => ['new', 'saved', 'saving', 'pending'].includes(status);
