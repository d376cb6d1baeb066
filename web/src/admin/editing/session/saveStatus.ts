/** What the save bar says about saving. */
import type { Definition } from './definition';
import { isOffline, isOtherVersion, isSessionExpired, isTemporary } from '../../platform/data/failures';
import type { SessionState } from './sessionState';

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
  /** The site has been updated: saving needs a reload. */
  | 'outdated'
  /** The server has failed; the save is repeated. */
  | 'failing';

export function saveStatusOf(
  { savingErrors }: Definition,
  { base, draft, failure, hasConflict, isDirty, isGone, isSaving, values }: SessionState,
): SaveStatus {
  if (isGone) return 'gone';
  if (draft?.deletedAt) return 'binned';
  if (hasConflict) return 'conflict';
  if (isSaving && !failure) return 'saving';
  if (!isDirty) return draft?.updatedAt == null ? 'new' : 'saved';
  if (failure) return failureStatus(failure);
  return Object.keys(savingErrors(values, base)).length > 0 ? 'invalid' : 'pending';
}

function failureStatus(failure: Error): SaveStatus {
  if (isOffline(failure)) return 'offline';
  if (isSessionExpired(failure)) return 'expired';
  if (isOtherVersion(failure)) return 'outdated';
  return isTemporary(failure) ? 'failing' : 'refused';
}

/** Whether the text is saved, or will be in a moment without the owner doing anything. */
export const isFine = (status: SaveStatus): boolean => ['new', 'saved', 'saving', 'pending'].includes(status);
