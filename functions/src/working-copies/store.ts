/** Stores and reads the working copies of posts. */
import type { StoredWorkingCopy } from '@perro-wisdom/domain/drafts/post-document';
import type { Edit } from '../drafts/kind';
import * as copies from '../drafts/store';
import { postKind } from './kind';

/** Reads a working copy, in the bin or not; undefined if there is none. */
export const readWorkingCopy = (id: string): Promise<StoredWorkingCopy | undefined> =>
  copies.readStored(postKind, id);

export const createCopy = (edit: Edit<StoredWorkingCopy>, saveKey: string | undefined) =>
  copies.createCopy(postKind, edit, saveKey);

export const saveCopy = (
  id: string,
  edit: Edit<StoredWorkingCopy>,
  request: { ifMatch: string | undefined; saveKey: string | undefined },
) => copies.saveCopy(postKind, id, edit, request);

/** Moves a post to the bin; returns false if it is there already. Throws a 404 if there is no such post. */
export const moveToBin = (id: string): Promise<boolean> => copies.moveToBin(postKind, id);

export const takeFromBin = (id: string): Promise<StoredWorkingCopy> => copies.takeFromBin(postKind, id);
