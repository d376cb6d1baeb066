/**
 * Defines what is specific to a kind of content, such as posts or services; `fieldSetOf` defines its fields.
 * Everything that all drafts share is implemented once in this folder: revisions, retries, language progress,
 * versions, the schedule, the bin.
 */
import type { Transaction } from 'firebase-admin/firestore';
import type { StoredDraft } from '@app/domain/drafts/document';
import type { DraftKind } from '@app/domain/drafts/drafts';
import type { MessageCode } from '@app/domain/messages/codes';

/** Identifies a draft. */
export interface DraftKey {
  kind: DraftKind;
  id: string;
}

/**
 * The functions that write what visitors read do all writes of their transaction, because all reads have been
 * done before.
 */
export interface Kind<Name extends DraftKind = DraftKind> {
  errors: Record<
    'notFound' | 'changedElsewhere' | 'inBin' | 'notInBin' | 'slugTaken' | 'slugInBin',
    MessageCode
  >;
  /** Whether visitors see the publication date, which a change may keep. */
  isDated?: true;
  /**
   * Reads the documents that the fields refer to. Returns the draft with their values, and a function that
   * records new ones.
   */
  resolve?(transaction: Transaction, draft: StoredDraft<Name>): Promise<Resolved<Name>>;
  /**
   * Reads what a publication depends on, and returns the function that writes it. `isChange` is whether
   * visitors will see any difference. Private kinds have no publication.
   * @param draft as it will be stored
   */
  publish?(
    transaction: Transaction,
    draft: StoredDraft<Name>,
    publication: { now: Date; isChange: boolean },
  ): Promise<() => void>;
  /** Reads what a withdrawal depends on, and returns the function that writes it. The draft is public. */
  withdraw?(transaction: Transaction, draft: StoredDraft<Name>): Promise<() => void>;
  /**
   * Updates the positions of these public drafts in the documents that visitors read, for kinds that the
   * owner orders.
   */
  reorder?(transaction: Transaction, moved: readonly StoredDraft<Name>[]): void;
}

export interface Resolved<Name extends DraftKind = DraftKind> {
  draft: StoredDraft<Name>;
  record: () => void;
}
