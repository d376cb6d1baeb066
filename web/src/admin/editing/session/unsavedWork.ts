/**
 * The owner's unsaved changes, stored in IndexedDB: they survive reloads, closed tabs, browser restarts and expired sessions, and
 * can be continued in any tab. They never leave this browser.
 */
import { createStore, promisifyRequest, values as storedValues, type UseStore } from 'idb-keyval';
import { useEffect, useState } from 'react';
import type { Definition, Values } from './definition';

/** The query parameter of an editor's address with the id of the unsaved work to continue. */
export const WORK_QUERY = 'work';

/** Unsaved work without the values of its fields. */
export interface WorkSummary {
  /** A UUID, which is also the Idempotency-Key of the save that creates a document. */
  id: string;
  /** The kind of the document, as its definition names it. */
  kind: string;
  /** The id of the working copy; null for one that has not been created yet. */
  copyId: string | null;
  /** The time of the last change (ISO 8601). */
  changedAt: string;
}

export interface UnsavedWork<V extends Values> extends WorkSummary {
  /** The stored version that the changes are based on, and its revision; null for a new document. */
  base: V;
  baseRevision: number | null;
  /** The current values of the fields. */
  values: V;
  /** The Idempotency-Keys of saves whose response has not arrived: the server's `saveKey` tells whether one of them succeeded. */
  attempts: string[];
}

/** Unsaved work that is locked for one editor until `release` is called. */
export interface ClaimedWork<V extends Values> {
  id: string;
  /** Null when there was no unsaved work to continue. */
  found: UnsavedWork<V> | null;
  release: () => void;
}

let store: UseStore | undefined;
const openStore = (): UseStore => (store ??= createStore('unsavedWork', 'work'));

type Parsing<V extends Values> = Pick<Definition<V, never>, 'kind' | 'parseValues'>;

/** Returns the stored records with what they are about, the newest first; an empty array when storage is blocked. */
async function storedRecords(): Promise<{ summary: WorkSummary; record: object }[]> {
  try {
    const records = await storedValues<unknown>(openStore());
    return records
      .flatMap((record) => {
        if (typeof record !== 'object' || record === null) return [];
        const summary = parseSummary(record);
        return summary ? [{ summary, record }] : [];
      })
      .sort((a, b) => b.summary.changedAt.localeCompare(a.summary.changedAt));
  } catch {
    return [];
  }
}

/** Returns what all unsaved work in this browser is about, the newest first. */
export const listUnsavedSummaries = async (): Promise<WorkSummary[]> =>
  (await storedRecords()).map(({ summary }) => summary);

/** Returns the unsaved work on documents of a kind in this browser, the newest first. */
export async function listUnsavedWork<V extends Values>({
  kind,
  parseValues,
}: Parsing<V>): Promise<UnsavedWork<V>[]> {
  return (await storedRecords())
    .filter(({ summary }) => summary.kind === kind)
    .map(({ summary, record }) => {
      const [base, values, baseRevision, attempts] = ['base', 'values', 'baseRevision', 'attempts'].map(
        (name): unknown => Reflect.get(record, name),
      );
      return {
        ...summary,
        base: parseValues(base),
        values: parseValues(values),
        baseRevision: typeof baseRevision === 'number' ? baseRevision : null,
        attempts: Array.isArray(attempts) ? attempts.filter((key) => typeof key === 'string') : [],
      };
    });
}

/** Parses a stored record, which another version of this application may have written; null when it is invalid. */
function parseSummary(record: object): WorkSummary | null {
  const read = (name: string): unknown => Reflect.get(record, name);
  const [id, kind, copyId, changedAt] = [read('id'), read('kind'), read('copyId'), read('changedAt')];
  if (typeof id !== 'string' || typeof kind !== 'string' || typeof changedAt !== 'string') return null;
  return { id, kind, copyId: typeof copyId === 'string' ? copyId : null, changedAt };
}

/**
 * Claims unsaved work on a document (`null`: on a new one) that no other tab has open: `workId` if available, otherwise the newest. When
 * there is none, claims a new id.
 */
export async function claimUnsavedWork<V extends Values>(
  definition: Parsing<V>,
  copyId: string | null,
  workId?: string | null,
): Promise<ClaimedWork<V>> {
  const candidates = (await listUnsavedWork(definition)).filter((work) => work.copyId === copyId);
  const requested = candidates.filter(({ id }) => id === workId);
  for (const found of [...requested, ...candidates]) {
    const release = await lock(found.id);
    if (release) return { id: found.id, found, release };
  }
  const id = crypto.randomUUID();
  return { id, found: null, release: (await lock(id)) ?? (() => undefined) };
}

/** After a reload, the previous page may still hold its lock for a moment. */
const LOCK_TIMEOUT_MS = 1000;

/**
 * Resolves to a function that releases the lock, or to null when another tab holds it. The browser releases the locks of a closed tab.
 */
function lock(id: string): Promise<(() => void) | null> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), LOCK_TIMEOUT_MS);
  return new Promise((resolve) => {
    navigator.locks
      .request(`unsavedWork:${id}`, { signal: controller.signal }, () => {
        clearTimeout(timer);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(() => resolve(null));
  });
}

/** The pending write for each id, null for a deletion. A newer state replaces one that has not been written yet. */
const pendingWrites = new Map<string, WorkSummary | null>();
let lastWrite: Promise<unknown> = Promise.resolve();

/** Resolves to false when writing fails, because storage is full or blocked. */
function write(id: string, work: WorkSummary | null): Promise<boolean> {
  pendingWrites.set(id, work);
  const result = lastWrite.then(async () => {
    if (pendingWrites.get(id) !== work) return true;
    pendingWrites.delete(id);
    try {
      await openStore()('readwrite', (records) => {
        if (work) records.put(work, id);
        else records.delete(id);
        const { transaction } = records;
        // Commits explicitly: otherwise the commit waits for the request's event, which a page being closed may never receive.
        transaction.commit();
        return promisifyRequest(transaction);
      });
      return true;
    } catch {
      return false;
    }
  });
  lastWrite = result;
  return result;
}

/** Resolves to whether the work has been stored. */
export const storeUnsavedWork = <V extends Values>(work: UnsavedWork<V>): Promise<boolean> =>
  write(work.id, work);
export const deleteUnsavedWork = (id: string): Promise<boolean> => write(id, null);

/** Claims the unsaved work on a document while the component is mounted; null while claiming. */
export function useUnsavedWork<V extends Values>(
  definition: Parsing<V>,
  copyId: string | null,
  workId: string | null,
): ClaimedWork<V> | null {
  const [work, setWork] = useState<ClaimedWork<V> | null>(null);
  useEffect(() => {
    let isOpen = true;
    const claim = claimUnsavedWork(definition, copyId, workId);
    void claim.then((claimed) => isOpen && setWork(claimed));
    return () => {
      isOpen = false;
      void claim.then(({ release }) => release());
    };
  }, [definition, copyId, workId]);
  return work;
}
