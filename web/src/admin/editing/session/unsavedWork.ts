/**
 * The owner's unsaved changes, stored in IndexedDB: they survive reloads, closed tabs, browser restarts and expired sessions, and
 * can be continued in any tab. They never leave this browser.
 */
import { DRAFT_KINDS, type DraftKind } from '@app/domain/drafts/drafts';
import { createStore, promisifyRequest, values as storedValues } from 'idb-keyval';
import { useEffect, useState } from 'react';
import { array, mixed, number, object, string, type InferType } from 'yup';
import { timeLimit } from '../../../shared/data/api';
import type { Values } from './definition';

/** Another version of this application may have written what is stored. */
const storedSchema = object({
  /** A UUID, which is also the Idempotency-Key of the save that creates a draft. */
  id: string().required(),
  kind: mixed<DraftKind>().oneOf(DRAFT_KINDS).required(),
  /** The id of the draft; null for one that has not been created yet. */
  draftId: string().nullable().default(null),
  changedAt: string().required(),
  /** The stored version that the changes are based on, and its revision; null for a new draft. */
  base: mixed(),
  baseRevision: number().nullable().default(null),
  values: mixed(),
  /** The Idempotency-Keys of saves whose response has not arrived: the server's `saveKey` tells whether one of them succeeded. */
  attempts: array().of(string().required()).default([]),
});
export type StoredWork = InferType<typeof storedSchema>;

/** As this version of the application writes it. */
export interface UnsavedWork extends StoredWork {
  base: Values;
  values: Values;
}

/** Unsaved work that is locked for one editor until `release` is called. */
export interface ClaimedWork {
  id: string;
  /** Null when there was no unsaved work to continue. */
  found: StoredWork | null;
  release: () => void;
}

const store = createStore('unsavedWork', 'work');

/** Returns all unsaved work in this browser, the newest first; an empty array when storage is blocked. */
export async function listUnsavedWork(): Promise<StoredWork[]> {
  try {
    const records = await storedValues<unknown>(store);
    return records
      .flatMap((record) => (storedSchema.isValidSync(record) ? [storedSchema.cast(record)] : []))
      .sort((a, b) => b.changedAt.localeCompare(a.changedAt));
  } catch {
    return [];
  }
}

/** Claims unsaved work on a draft (`null`: on a new one) that no other tab has open, `workId` before the newest; if there is none, a new id. */
export async function claimUnsavedWork(
  kind: DraftKind,
  draftId: string | null,
  workId?: string | null,
): Promise<ClaimedWork> {
  const candidates = (await listUnsavedWork())
    .filter((work) => work.kind === kind && work.draftId === draftId)
    .sort((a, b) => Number(b.id === workId) - Number(a.id === workId));
  for (const work of candidates) {
    const release = await lock(work.id);
    if (release) return { id: work.id, found: work, release };
  }
  const id = crypto.randomUUID();
  return { id, found: null, release: (await lock(id)) ?? (() => undefined) };
}

/** After a reload, the previous page may still hold its lock for a moment. */
const LOCK_TIMEOUT_MS = 1000;

/** Resolves to what releases the lock, or to null when another tab holds it. The browser releases the locks of a closed tab. */
function lock(id: string): Promise<(() => void) | null> {
  const signal = timeLimit(LOCK_TIMEOUT_MS);
  return new Promise((resolve) => {
    navigator.locks
      .request(`unsavedWork:${id}`, { signal }, () => new Promise<void>((release) => resolve(release)))
      .catch(() => resolve(null));
  });
}

/** The pending write for each id, null for a deletion. A newer state replaces one that has not been written yet. */
const pendingWrites = new Map<string, UnsavedWork | null>();
let lastWrite = Promise.resolve(true);

/** Stores unsaved work; null removes it. Resolves to false when that fails, because storage is full or blocked. */
export function writeUnsavedWork(id: string, work: UnsavedWork | null): Promise<boolean> {
  pendingWrites.set(id, work);
  lastWrite = lastWrite.then(async () => {
    if (pendingWrites.get(id) !== work) return true;
    pendingWrites.delete(id);
    try {
      await store('readwrite', (records) => {
        if (work) records.put(work, id);
        else records.delete(id);
        // Commits explicitly: otherwise the commit waits for the request's event, which a page being closed may never receive.
        records.transaction.commit();
        return promisifyRequest(records.transaction);
      });
      return true;
    } catch {
      return false;
    }
  });
  return lastWrite;
}

/** Claims the unsaved work on a draft while the component is mounted; null while claiming. */
export function useUnsavedWork(
  kind: DraftKind,
  draftId: string | null,
  workId: string | null,
): ClaimedWork | null {
  const [work, setWork] = useState<ClaimedWork | null>(null);
  useEffect(() => {
    let isOpen = true;
    const claim = claimUnsavedWork(kind, draftId, workId);
    void claim.then((claimed) => isOpen && setWork(claimed));
    return () => {
      isOpen = false;
      void claim.then(({ release }) => release());
    };
  }, [kind, draftId, workId]);
  return work;
}
