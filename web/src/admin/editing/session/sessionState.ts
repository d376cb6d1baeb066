import type { Draft } from '@app/domain/drafts/drafts';
import type { Definition, Errors, Values } from './definition';
import type { draftCalls } from './draftCalls';
import type { ClaimedWork, writeUnsavedWork } from './unsavedWork';

export interface SessionOptions {
  definition: Definition;
  /** The draft on the server; null for a new or deleted draft. */
  draft: Draft | null;
  /** The claimed unsaved work. Its id is also the Idempotency-Key for the save that creates the draft. */
  work: Pick<ClaimedWork, 'id' | 'found'>;
  /** Makes a call so that the owner's area notices an expired login. */
  ownerCall: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
  /** The API calls; by default, those for drafts of this kind. Tests replace them. */
  calls?: Pick<ReturnType<typeof draftCalls>, 'create' | 'save' | 'read'>;
  /** Stores the unsaved work in the browser; by default, in IndexedDB. Tests replace it. */
  keep?: typeof writeUnsavedWork;
}

export interface SessionState {
  values: Values;
  /** The newest known version on the server; null before the first save, and after the draft is deleted. */
  draft: Draft | null;
  /** The version that the values are based on. */
  base: Values;
  /**
   * Whether `draft` and `values` both changed the same part of a field since `base`. Saving waits for the
   * owner's choice.
   */
  hasConflict: boolean;
  isGone: boolean;
  isDirty: boolean;
  isSaving: boolean;
  /** The field that has focus or had it last. */
  field: string | null;
  /**
   * Whether the outcome of the last change, such as publishing the draft, is unknown. If so, the draft is
   * reread until the outcome is known.
   */
  isUncertain: boolean;
  /** The error from the last save; null if it succeeded. */
  failure: Error | null;
  /** Whether the browser could store the unsaved changes. */
  isKept: boolean;
  /** The message codes of the errors that are shown, by field. */
  errors: Errors;
}

export type SaveOutcome =
  | { kind: 'saved' }
  | { kind: 'conflict' }
  | { kind: 'invalid'; field: string }
  /** `field` is the field that the server refused. */
  | { kind: 'failed'; error: Error; field?: string }
  /** No response arrived and the draft can't be read, so the call may have succeeded. */
  | { kind: 'uncertain' };
