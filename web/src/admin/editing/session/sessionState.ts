import type { Draft } from '@app/domain/drafts/drafts';
import type { Definition, Errors, Values } from './definition';
import type { draftCalls } from './draftCalls';
import type { ClaimedWork, writeUnsavedWork } from './unsavedWork';

export interface SessionOptions {
  definition: Definition;
  /** The draft on the server; null for a new one, and for one that is gone. */
  draft: Draft | null;
  /** Its id is also the Idempotency-Key of the save that creates the draft. */
  work: Pick<ClaimedWork, 'id' | 'found'>;
  /** Makes a call so that the frame of the owner's area notices when the login has expired. */
  ownerCall: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
  /** By default those of the kind; `keep` stores the unsaved work in the browser. Tests have others. */
  calls?: Pick<ReturnType<typeof draftCalls>, 'create' | 'save' | 'read'>;
  keep?: typeof writeUnsavedWork;
}

export interface SessionState {
  values: Values;
  /** The newest known version on the server; null before the first save, and when the draft is gone. */
  draft: Draft | null;
  /** The version that the values are based on. */
  base: Values;
  /**
   * Whether `draft` and `values` both changed a field since `base`, which is older. Saving waits until the
   * owner has chosen.
   */
  hasConflict: boolean;
  isGone: boolean;
  isDirty: boolean;
  isSaving: boolean;
  /** The field that the owner is in, or was in last. */
  field: string | null;
  /**
   * Whether it is not known how the last change has ended, a publication for example: the draft is read until
   * it is.
   */
  isUncertain: boolean;
  /** Why the last save failed; null after one that succeeded. */
  failure: Error | null;
  /** Whether the browser could store what is not saved. */
  isKept: boolean;
  /** The message code of each field whose error is shown. */
  errors: Errors;
}

export type SaveOutcome =
  | { kind: 'saved' }
  | { kind: 'conflict' }
  | { kind: 'invalid'; field: string }
  /** `field`: the field that the server refused. */
  | { kind: 'failed'; error: Error; field?: string }
  /** There was no response, and the draft cannot be read: it may have succeeded. */
  | { kind: 'uncertain' };
