/**
 * What a kind of content, such as posts or services, defines. Its fields are those of `fieldSetOf`. All that
 * concerns drafts as such (revisions, repeated requests, progress of languages, versions, the schedule, the bin) is in this folder, once.
 */
import type { Transaction } from 'firebase-admin/firestore';
import type { StoredDraft } from '@app/domain/drafts/document';
import type { DraftKind } from '@app/domain/drafts/drafts';
import type { MessageCode } from '@app/domain/messages/codes';

/** Names a draft. */
export interface DraftKey {
  kind: DraftKind;
  id: string;
}

/** The functions that write what visitors read do all writes of their transaction: it has read everything before. */
export interface Kind<Name extends DraftKind = DraftKind> {
  errors: Record<
    'notFound' | 'changedElsewhere' | 'inBin' | 'notInBin' | 'slugTaken' | 'slugInBin',
    MessageCode
  >;
  /** Whether visitors see when it was published, and a change may keep that date. */
  isDated?: true;
  /** Reads what the fields name in other documents; returns the draft with it, and what writes what is new there. */
  resolve?(transaction: Transaction, draft: StoredDraft<Name>): Promise<Resolved<Name>>;
  /**
   * Reads what a publication depends on; returns what writes it. `isChange`: whether visitors will read anything else than before. Private
   * kinds are not published.
   * @param draft as it will be stored
   */
  publish?(
    transaction: Transaction,
    draft: StoredDraft<Name>,
    publication: { now: Date; isChange: boolean },
  ): Promise<() => void>;
  /** Reads what a withdrawal depends on; returns what writes it. The draft is public. */
  withdraw?(transaction: Transaction, draft: StoredDraft<Name>): Promise<() => void>;
  /** Gives what visitors read the positions of these public drafts, of a kind that the owner orders. */
  reorder?(transaction: Transaction, moved: readonly StoredDraft<Name>[]): void;
}

export interface Resolved<Name extends DraftKind = DraftKind> {
  draft: StoredDraft<Name>;
  record: () => void;
}
