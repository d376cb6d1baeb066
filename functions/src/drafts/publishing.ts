/** Publishes working copies, and withdraws what visitors read. */
import type { Transaction } from 'firebase-admin/firestore';
import { progressAfterPublication } from '@perro-wisdom/domain/drafts/drafts';
import type { Changed } from './changes';
import type { CopyKind, StoredCopy } from './kind';
import { writeVersion } from './versions';

/** Reads what a publication depends on, and returns the working copy after it, and what it writes. Throws if it cannot be published. */
export async function preparePublication<Copy extends StoredCopy, Derived>(
  kind: CopyKind<Copy, Derived>,
  transaction: Transaction,
  { copy, publishedAt, now }: { copy: Copy; publishedAt: Date; now: Date },
): Promise<Changed<Copy, Derived>> {
  const input = await kind.publishable(transaction, copy);
  const { fields, derived, record } = await kind.resolve(transaction, input);
  const { state, write } = await kind.preparePublication(transaction, {
    copy,
    fields,
    derived,
    publishedAt,
    now,
  });
  const number = copy.lastVersion + 1;
  return {
    copy: {
      ...copy,
      fields,
      hasChanges: false,
      progress: progressAfterPublication(copy.progress),
      lastVersion: number,
      ...state,
    },
    derived,
    write: () => {
      write();
      record();
      writeVersion(kind, transaction, { id: copy.id, number, fields, now });
    },
  };
}

/** Reads what withdrawing a piece depends on, and returns the working copy after it, and what it writes. */
export async function prepareUnpublication<Copy extends StoredCopy, Derived>(
  kind: CopyKind<Copy, Derived>,
  transaction: Transaction,
  copy: Copy,
): Promise<Changed<Copy, Derived>> {
  const { state, write } = await kind.prepareWithdrawal(transaction, copy);
  return { copy: { ...copy, hasChanges: false, ...state }, write };
}
