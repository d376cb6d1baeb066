/**
 * Stores the owner's unsaved changes in IndexedDB. They survive reloads, closed tabs, browser restarts and
 * expired sessions, and the owner can continue them in any tab. They never leave this browser.
 */
import { DRAFT_KINDS, isDraftId, type DraftKind } from '@app/domain/drafts/drafts';
import {
  asChoice,
  asList,
  asNullableText,
  asRecord,
  asStored,
  asText,
  ignore,
  nullable,
} from '@app/domain/stored/reader';
import { createStore, promisifyRequest, values as storedValues } from 'idb-keyval';
import { useEffect, useState } from 'react';
import { timeLimit } from '../../../shared/data/api';
import type { Values } from './definition';

/** Unsaved work as it is stored, perhaps by another version of this application. */
export interface StoredWork {
  /** A UUID, which also serves as the Idempotency-Key of the save that creates a draft. */
  id: string;
  kind: DraftKind;
  /** The draft's id, or null if the draft doesn't exist yet. */
  draftId: string | null;
  changedAt: string;
  /** The stored version that the changes started from; null for a new draft. */
  base: unknown;
  /** The revision of `base`; null for a new draft. */
  baseRevision: number | null;
  values: unknown;
  /**
   * The Idempotency-Keys of saves that got no response. If the server's `saveKey` is one of them, that save
   * succeeded.
   */
  attempts: string[];
}

const asStoredWork = asRecord<Omit<StoredWork, 'kind'> & { kind: DraftKind | null }>({
  id: asText,
  kind: asChoice(DRAFT_KINDS, null),
  draftId: asNullableText,
  changedAt: asText,
  base: asStored,
  baseRevision: nullable(0),
  values: asStored,
  attempts: asList(asText),
});

/**
 * Returns the work in a record, as an array. If this version of the application doesn't recognize the draft,
 * the array is empty, and the record stays in storage.
 */
function workIn(record: unknown): StoredWork[] {
  const { kind, ...work } = asStoredWork(record, ignore, '');
  const canExist = kind !== null && (work.draftId === null || isDraftId(kind, work.draftId));
  return canExist && work.id !== '' ? [{ ...work, kind }] : [];
}

/** Unsaved work in the form that this version of the application writes. */
export interface UnsavedWork extends StoredWork {
  base: Values;
  values: Values;
}

/** Unsaved work, locked for one editor until `release` is called. */
export interface ClaimedWork {
  id: string;
  /** The unsaved work to continue, or null if there wasn't any. */
  found: StoredWork | null;
  release: () => void;
}

const store = createStore('unsavedWork', 'work');

/** Returns all unsaved work in this browser, newest first. Returns an empty array if storage is blocked. */
export async function listUnsavedWork(): Promise<StoredWork[]> {
  try {
    const records = await storedValues<unknown>(store);
    return records.flatMap(workIn).sort((a, b) => b.changedAt.localeCompare(a.changedAt));
  } catch {
    return [];
  }
}

/**
 * Claims unsaved work that isn't open in another tab. For a draft that doesn't exist yet, `draftId` is null.
 * The work with `workId` comes first, then the newest. If there is nothing to claim, returns a new id.
 */
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

/** How long to wait for a lock. After a reload, the previous page may hold it for another moment. */
const LOCK_TIMEOUT_MS = 1000;

/**
 * Acquires a lock. Resolves to a function that releases it, or to null if another tab holds the lock. When a
 * tab is closed, the browser releases its locks.
 */
function lock(id: string): Promise<(() => void) | null> {
  const signal = timeLimit(LOCK_TIMEOUT_MS);
  return new Promise((resolve) => {
    navigator.locks
      .request(`unsavedWork:${id}`, { signal }, () => new Promise<void>((release) => resolve(release)))
      .catch(() => resolve(null));
  });
}

/**
 * The pending write for each id, or null for a pending deletion. A newer write replaces one that hasn't
 * started yet.
 */
const pendingWrites = new Map<string, UnsavedWork | null>();
let lastWrite = Promise.resolve(true);

/**
 * Stores unsaved work or, if `work` is null, removes it. Resolves to false if storage in the browser is full
 * or blocked.
 */
export function writeUnsavedWork(id: string, work: UnsavedWork | null): Promise<boolean> {
  pendingWrites.set(id, work);
  lastWrite = lastWrite.then(async () => {
    if (pendingWrites.get(id) !== work) return true;
    pendingWrites.delete(id);
    try {
      await store('readwrite', (records) => {
        if (work) records.put(work, id);
        else records.delete(id);
        // Commits explicitly. An implicit commit waits for the request's event, which may never reach a page
        // that is closing.
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

/**
 * Claims the unsaved work on a draft for as long as the component is mounted. Returns null until the claim
 * succeeds.
 */
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
