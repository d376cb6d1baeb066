/**
 * Defines the behavior specific to each kind of content, such as posts or services; `fieldSetOf` defines the
 * fields of a kind. Everything that all drafts share is implemented once in this folder: revisions, retries,
 * each language's progress, versions, the schedule, the bin.
 */
import type { Transaction } from 'firebase-admin/firestore';
import type { StoredDraft } from '@app/domain/drafts/document';
import type { DraftKind } from '@app/domain/drafts/drafts';
import type { MessageCode } from '@app/domain/messages/codes';

/** The kind and id that identify a draft. */
export interface DraftKey {
  kind: DraftKind;
  id: string;
}

/**
 * The behavior of a kind of content. Each function does its reading before it returns, because reads must
 * precede all writes in the transaction. The returned functions only write.
 */
export interface Kind<Name extends DraftKind = DraftKind> {
  errors: Record<
    'notFound' | 'changedElsewhere' | 'inBin' | 'notInBin' | 'slugTaken' | 'slugInBin',
    MessageCode
  >;
  /** Whether visitors see the publication date. If so, publishing again can keep the old date. */
  isDated?: true;
  /**
   * Reads the documents that the fields refer to. Returns the draft with the values from those documents, and
   * a function that stores new documents, such as topics.
   */
  resolve?(transaction: Transaction, draft: StoredDraft<Name>): Promise<Resolved<Name>>;
  /**
   * Reads the documents needed to publish a draft, and returns a function that publishes it. `isChange` is
   * whether visitors will see a difference. Private kinds don't have this function.
   * @param draft as it will be stored
   */
  publish?(
    transaction: Transaction,
    draft: StoredDraft<Name>,
    publication: { now: Date; isChange: boolean },
  ): Promise<() => void>;
  /**
   * Reads the documents needed to withdraw a public draft, and returns a function that withdraws the draft.
   */
  withdraw?(transaction: Transaction, draft: StoredDraft<Name>): Promise<() => void>;
  /**
   * Updates moved public drafts' positions in the documents that visitors read. Kinds that the owner can't
   * reorder don't have this function.
   */
  reorder?(transaction: Transaction, moved: readonly StoredDraft<Name>[]): void;
}

export interface Resolved<Name extends DraftKind = DraftKind> {
  draft: StoredDraft<Name>;
  record: () => void;
}
