import { deletePermanently, emptyBinOf } from '../drafts/bin';
import { workingCopies } from './document';
import { postKind } from './kind';

/** Deletes the posts whose time in the bin is over. Runs once a day; it may run late, twice, or twice at once. */
export const emptyBin = (now = Date.now()): Promise<void> =>
  emptyBinOf(workingCopies, (id, until) => deletePermanently(postKind, id, until), now);
