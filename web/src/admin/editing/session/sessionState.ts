import type { Draft } from '@app/domain/drafts/drafts';
import type { SaveRequest } from '@app/domain/drafts/api';
import type { Definition, Errors, Revised, Values } from './definition';
import type { UnsavedWork } from './unsavedWork';

export interface SessionOptions {
  definition: Definition;
  /** The id of the unsaved work: the Idempotency-Key of the save that creates the draft. */
  workId: string;
  /** The draft on the server; null for a new one, and for one that is gone. */
  draft: Draft | null;
  found: UnsavedWork | null;
  create: (body: SaveRequest, key: string) => Promise<{ draft: Draft; isNew: boolean }>;
  save: (draft: Revised, body: SaveRequest, key: string) => Promise<Draft>;
  read: (id: string) => Promise<Draft>;
  /** Makes a call so that the frame of the owner's area notices when the login has expired. */
  ownerCall: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
  /** Whether the server has stored a field as it was sent, apart from how it writes it. */
  isEquivalent: (field: string, sent: unknown, stored: unknown) => boolean;
  /** Stores the unsaved work in the browser; null removes it. Resolves to whether that succeeded. */
  keep: (work: UnsavedWork | null) => Promise<boolean>;
}

export interface SessionState {
  values: Values;
  /** The newest known version on the server; null before the first save, and when the draft is gone. */
  draft: Draft | null;
  /** The version that the values are based on. */
  base: Values;
  /** Whether `draft` and `values` both changed a field since `base`, which is older. Saving waits until the owner has chosen. */
  hasConflict: boolean;
  isGone: boolean;
  isDirty: boolean;
  isSaving: boolean;
  /** The field that the owner is in, or was in last. */
  field: string | null;
  /** Whether it is not known how the last change has ended, a publication for example: the draft is read until it is. */
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
