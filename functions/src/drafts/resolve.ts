import type { Transaction } from 'firebase-admin/firestore';
import type { StoredDraft } from '@app/domain/drafts/document';
import type { Resolved } from './kind';
import { KINDS } from './kinds';

/** Gives a draft what its fields name in other documents, such as the present names of a post's tags; see `Kind.resolve`. */
export const resolved = async (transaction: Transaction, draft: StoredDraft): Promise<Resolved> =>
  (await KINDS[draft.kind].resolve?.(transaction, draft)) ?? { draft, record: () => undefined };
