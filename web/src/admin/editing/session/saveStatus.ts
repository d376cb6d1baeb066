/** The save status that the save bar shows. */
import type { Definition } from './definition';
import { isOffline, isOtherVersion, isSessionExpired, isTemporary } from '../../platform/data/failures';
import type { SessionState } from './sessionState';

export type SaveStatus =
  /** Nothing typed or saved yet. */
  | 'new'
  | 'saved'
  | 'saving'
  /** There are changes, which the next save will store. */
  | 'pending'
  /** A field can't be stored with its current value. The other fields are saved. */
  | 'invalid'
  | 'conflict'
  | 'gone'
  | 'binned'
  | 'offline'
  | 'expired'
  | 'refused'
  /** The site has been updated, so saving requires a reload. */
  | 'outdated'
  /** The server has failed, and the save will be retried. */
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

/** Returns whether the text is saved, or will be saved soon without any action by the owner. */
export const isFine = (status: SaveStatus): boolean => ['new', 'saved', 'saving', 'pending'].includes(status);
